"""Does the JSON document on stdin fit its schema?

    setter build --json | python3 fits_schema.py SCHEMAS

SCHEMAS is a folder with FORMAT.json for each "format". Knows the words that these schemas
use, and refuses others. A member that no schema names is not allowed here, though readers
must allow it: whoever adds one says so in the schema.
"""
import json
import re
import sys

KNOWN = {"$schema", "title", "type", "required", "properties", "items", "enum", "const",
         "anyOf", "pattern", "minimum", "additionalProperties"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if name == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults(value, schema, place):
    for word in schema.keys() - KNOWN:
        yield f"{place}: the schema says '{word}', which this program does not know"
    if "type" in schema and not is_type(value, schema["type"]):
        yield f"{place}: not of type {schema['type']}: {value!r}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{place}: not {schema['const']!r}: {value!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place}: none of {schema['enum']}: {value!r}"
    if "minimum" in schema and value < schema["minimum"]:
        yield f"{place}: less than {schema['minimum']}: {value}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{place}: does not match {schema['pattern']}: {value!r}"
    if "anyOf" in schema and all(list(faults(value, s, place)) for s in schema["anyOf"]):
        yield f"{place}: fits no alternative: {value!r}"
    for name in schema.get("required", []):
        if name not in value:
            yield f"{place}: no '{name}'"
    if {"properties", "additionalProperties"} & schema.keys():
        for name, member in value.items():
            if name in schema.get("properties", {}):
                yield from faults(member, schema["properties"][name], f"{place}.{name}")
            elif "additionalProperties" in schema:
                yield from faults(member, schema["additionalProperties"], f"{place}.{name}")
            else:
                yield f"{place}: the schema has no '{name}'"
    for i, item in enumerate(value if "items" in schema else []):
        yield from faults(item, schema["items"], f"{place}[{i}]")


document = json.load(sys.stdin)
with open(f"{sys.argv[1]}/{document['format']}.json") as file:
    found = list(faults(document, json.load(file), document["format"]))
print("\n".join(found) if found else f"fits {document['format']}")
