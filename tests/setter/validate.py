"""Checks documents against a JSON schema: the few words of it that ours uses.

    validate.py SCHEMA DOCUMENT...

A key that the schema does not name is an error, too: whoever adds one describes it.
"""
import json
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def errors(value, schema, root, at):
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "oneOf" in schema:
        found = [list(errors(value, s, root, at)) for s in schema["oneOf"]]
        if sum(not e for e in found) != 1:
            yield f"{at}: fits not exactly one form: {min(found, key=len)}"
        return
    types = schema.get("type", [])
    if types and not any(is_type(value, t) for t in ([types] if isinstance(types, str) else types)):
        yield f"{at}: {value!r} is not {types}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is none of {schema['enum']}"
    if isinstance(value, dict):
        known = schema.get("properties", {})
        rest = schema.get("additionalProperties")
        for key in schema.get("required", []):
            if key not in value:
                yield f"{at}: no {key!r}"
        for key, item in value.items():
            if key in known:
                yield from errors(item, known[key], root, f"{at}.{key}")
            elif rest:
                yield from errors(item, rest, root, f"{at}.{key}")
            else:
                yield f"{at}: {key!r} is not described"
    if isinstance(value, list) and "items" in schema:
        for i, item in enumerate(value):
            yield from errors(item, schema["items"], root, f"{at}[{i}]")


with open(sys.argv[1], encoding="utf-8") as file:
    root = json.load(file)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        found = list(errors(json.load(file), root, root, path))
    print("\n".join(found[:5]) if found else f"{path}: as described")
