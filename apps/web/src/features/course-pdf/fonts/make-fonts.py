"""Makes the static fonts of the PDF from the site's variable ones.

    apt-get install fonttools python3-brotli
    cd apps/web && /usr/bin/python3 src/features/course-pdf/fonts/make-fonts.py

The fonts of the text are the Latin and the extended Latin part of one weight, plus the signs
drawn below, which the originals lack: ordinary course texts then stay text in the PDF.
The font of the small annotations has ASCII and a few signs of punctuation.
"""
import tempfile
from math import cos, pi, sin
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCES = Path('node_modules/@fontsource-variable')
KEPT_TABLES = {'GlyphOrder', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'OS/2', 'post'}


def star(radius):
    """A five-pointed star around the middle of the capitals, its outline clockwise."""
    corners = [(radius if i % 2 == 0 else radius * 0.42, pi / 2 - i * pi / 5) for i in range(10)]
    return [(round(400 + r * cos(a)), round(340 + r * sin(a))) for r, a in corners]


def bar(start, end, width):
    """A straight stroke of the given width, clockwise."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
    return [(round(x), round(y)) for x, y in [(x1 - dx, y1 - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy), (x1 + dx, y1 + dy)]]


def signs(width):
    """The outlines and the advance of each drawn sign, for one stroke width."""
    def strokes(*lines):
        return [bar(a, b, width) for a, b in lines]

    def turned(lines, turn):
        return strokes(*[(turn(a), turn(b)) for a, b in lines])

    right = [((70, 340), (730, 340)), ((480, 580), (735, 325)), ((480, 100), (735, 355))]
    return {
        '→': (turned(right, lambda p: p), 800),
        '←': (turned(right, lambda p: (800 - p[0], p[1])), 800),
        '↑': (turned(right, lambda p: (p[1] - 20, p[0] - 60)), 640),
        '↓': (turned(right, lambda p: (p[1] - 20, 740 - p[0])), 640),
        '↗': (strokes(((110, 110), (590, 590)), ((200, 590), (610, 590)), ((590, 200), (590, 610))), 720),
        '★': ([star(380)], 800),
        '☆': ([star(380), star(230)[::-1]], 800),
        '✓': (strokes(((80, 330), (285, 110)), ((260, 110), (620, 600))), 700),
        '≤': (strokes(((560, 600), (80, 385)), ((80, 415), (560, 200)), ((80, 60), (560, 60))), 640),
        '≥': (strokes(((80, 600), (560, 385)), ((560, 415), (80, 200)), ((80, 60), (560, 60))), 640),
        '≠': (strokes(((80, 440), (560, 440)), ((80, 240), (560, 240)), ((190, 60), (450, 620))), 640),
    }


def part(path, axes, folder):
    font = instantiateVariableFont(TTFont(SOURCES / path), axes)
    for table in set(font.keys()) - KEPT_TABLES:
        del font[table]
    font.flavor = None
    file = folder / f'{Path(path).stem}.ttf'
    font.save(file)
    return str(file)


def add_signs(font, width):
    font.setGlyphOrder(font.getGlyphOrder() + [f'uni{ord(sign):04X}' for sign in signs(width)])
    font['glyf'].glyphOrder = font.getGlyphOrder()
    for sign, (outlines, advance) in signs(width).items():
        pen = TTGlyphPen(None)
        for outline in outlines:
            pen.moveTo(outline[0])
            for point in outline[1:]:
                pen.lineTo(point)
            pen.closePath()
        name = f'uni{ord(sign):04X}'
        font['glyf'][name] = pen.glyph()
        font['hmtx'][name] = (advance, min(x for outline in outlines for x, _ in outline))
        for table in font['cmap'].tables:
            table.cmap.setdefault(ord(sign), name)


def drop_second_names(font):
    """One code per glyph: a PDF reader finds the text by the glyphs, a no-break space must not hide a space."""
    for table in font['cmap'].tables:
        seen = set()
        for code in sorted(table.cmap):
            if table.cmap[code] in seen:
                del table.cmap[code]
            else:
                seen.add(table.cmap[code])


def save(font, name):
    font.recalcTimestamp = False
    font['head'].created = font['head'].modified = 0
    font.save(HERE / f'{name}.ttf')


def make(name, family, parts, axes, width):
    with tempfile.TemporaryDirectory() as folder:
        font = Merger().merge([part(f'{family}/files/{p}.woff2', axes, Path(folder)) for p in parts])
    if width:
        add_signs(font, width)
    else:
        subsetter = Subsetter()
        subsetter.populate(unicodes=[*range(0x20, 0x7F), *map(ord, '·–—…’')])
        subsetter.subset(font)
    drop_second_names(font)
    font['post'].formatType = 3
    save(font, name)


instrument = [f'instrument-sans-{p}-wght-normal' for p in ('latin', 'latin-ext')]
bricolage = [f'bricolage-grotesque-{p}-wght-normal' for p in ('latin', 'latin-ext')]
make('instrument-sans-400', 'instrument-sans', instrument, {'wght': 400}, 72)
make('instrument-sans-600', 'instrument-sans', instrument, {'wght': 600}, 100)
make('bricolage-grotesque-650', 'bricolage-grotesque', bricolage, {'wght': 650}, 110)
make('jetbrains-mono-450', 'jetbrains-mono', ['jetbrains-mono-latin-wght-normal'], {'wght': 450}, None)
