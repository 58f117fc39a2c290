import { foldText } from '@mawad/shared-i18n';

/** A column that a list may have, and the words that name it in either language. */
export interface SheetColumn<Name extends string> {
  name: Name;
  words: readonly string[];
}

export interface MatchedColumns<Name extends string> {
  /** Place of each column that was found. */
  places: Partial<Record<Name, number>>;
  /** Rows before the first one of data. */
  headerRows: number;
}

const bare = (text: string) =>
  foldText(text)
    .replace(/\([^)]*\)|[*:.#_/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The column that a heading names: one of its words alone, else one of them among others. */
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
 * Finds the heading among the first rows (a list may have a title above it): the row that names at least two columns,
 * or one where rows have a single cell. Without a heading no column is placed.
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
