import { foldText } from '@mawad/shared-i18n';

/** A column that a list may have, and its headings in both languages. */
export interface SheetColumn<Name extends string> {
  name: Name;
  words: readonly string[];
}

export interface MatchedColumns<Name extends string> {
  /** Index of each column that was found. */
  places: Partial<Record<Name, number>>;
  /** Number of rows before the first data row. */
  headerRows: number;
}

const bare = (text: string) =>
  foldText(text)
    .replace(/\([^)]*\)|[*:.#_/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The column of a heading: an exact match of its words, or else a heading that contains them. */
function columnOf<Name extends string>(
  heading: string,
  columns: readonly SheetColumn<Name>[],
): Name | undefined {
  const text = bare(heading);
  if (text === '' || text.length > 40 || /^\d/.test(text)) return undefined;
  const exact = columns.find(({ words }) => words.some((word) => bare(word) === text));
  const within = columns.find(({ words }) =>
    words.some((word) => ` ${text} `.includes(` ${bare(word)} `) && text.split(' ').length <= 4),
  );
  return (exact ?? within)?.name;
}

/**
 * Finds the heading among the first rows, because a list may have a title above it: the row that names at
 * least two columns, or one if rows have a single cell. Places no column without a heading.
 */
export function matchColumns<Name extends string>(
  rows: readonly string[][],
  columns: readonly SheetColumn<Name>[],
): MatchedColumns<Name> {
  for (const [index, row] of rows.slice(0, 10).entries()) {
    const places: Partial<Record<Name, number>> = {};
    for (const [place, cell] of row.entries()) {
      const name = columnOf(cell, columns);
      if (name !== undefined && places[name] === undefined) places[name] = place;
    }
    const filled = row.filter((cell) => cell !== '').length;
    const found = Object.keys(places).length;
    if (found >= 2 || (found === 1 && filled === 1 && rows.length > 1))
      return { places, headerRows: index + 1 };
  }
  return { places: {}, headerRows: 0 };
}
