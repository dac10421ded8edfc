"""Prints how many parts of tables there are on all pages of an HTML file together.

    python3 pages.py FILE

Needs the Python that weasyprint belongs to.  The pages are so small that a statement has several.
"""
import sys
from pathlib import Path

import weasyprint

SMALL = "<style>@page { size: 16cm 9cm; margin: 1cm }</style></head>"


def tables(box):
    own = type(box).__name__ == "TableBox"
    return own + sum(map(tables, getattr(box, "children", [])))


page = Path(sys.argv[1]).read_text(encoding="utf-8").replace("</head>", SMALL)
print(sum(tables(one._page_box) for one in weasyprint.HTML(string=page).render().pages))
