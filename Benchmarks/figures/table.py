"""Prints rows as a table: text to the left, figures to the right."""


def ratio(ours, theirs):
    """How many times `theirs` fits into `ours`, or nothing if there is nothing to compare with."""
    return f"{ours / theirs:.2f}" if theirs else ""


def figure(value, digits=2):
    """A number as text, or nothing for a figure that does not exist."""
    return "" if value is None else f"{value:,.{digits}f}"


def print_table(title, header, rows):
    """Prints `rows` of text under `header`; the first column is aligned to the left."""
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]

    def line(cells):
        aligned = [cells[0].ljust(widths[0])]
        aligned += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        return "  ".join(aligned).rstrip()

    print(f"\n{title}\n")
    print(line(header))
    print(line(["-" * width for width in widths]))
    for row in rows:
        print(line(row))
    print(flush=True)
