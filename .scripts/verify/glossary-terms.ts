/** One row of docs/glossary.md: the names of a concept in each layer. */
export interface Term {
  /** Line in the file, from 1. */
  line: number;
  sql: string[];
  typescript: string[];
  english: string[];
  /** Empty for a term that no screen shows; its English name is then not checked against the messages. */
  arabic: string[];
}

/** Names in the code and texts of the product. */
export interface CodeNames {
  /** Tables and views as `orders` or `private.outbox`, columns as `orders.status`, functions as `place_order()`, types by name. */
  sql: ReadonlySet<string>;
  /** Names of `sql` that need a row. */
  tables: readonly string[];
  /** Exported identifiers, paths below a `src` folder without extension, and domains of query keys as `queryFacts.orders`. */
  typescript: ReadonlySet<string>;
  /** Names of `typescript` that need a row. */
  domains: readonly string[];
  english: readonly string[];
  arabic: readonly string[];
}

const columns = ['SQL', 'TypeScript', 'English', 'Arabic'];
const none = '–';

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const listed = (cell: string) => (cell === none ? [] : cell.split(/[,،]/).map((term) => term.trim()));

/** Reads the rows of every table. Throws if a table does not have the four columns. */
export function readGlossary(markdown: string): Term[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const line = index + 1;
    if (cells.length !== columns.length)
      throw new Error(`Line ${line} does not have ${columns.length} columns`);
    const [sql, typescript, english, arabic] = cells as [string, string, string, string];
    const isHeading = cells.every((cell, place) => cell === columns[place]);
    if (isHeading || /^:?-+:?$/.test(sql)) return [];
    return [
      {
        line,
        sql: quoted(sql),
        typescript: quoted(typescript),
        english: listed(english),
        arabic: listed(arabic),
      },
    ];
  });
}

/** True if a text contains the term at the beginning of a word. */
function has(texts: readonly string[], term: string): boolean {
  const pattern = new RegExp(`(?<!\\p{L})${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu');
  return texts.some((text) => pattern.test(text));
}

function problemsOf(term: Term, code: CodeNames): string[] {
  const missing = (names: readonly string[], exists: (name: string) => boolean, place: string) =>
    names.filter((name) => !exists(name)).map((name) => `line ${term.line}: "${name}" is not in ${place}`);
  return [
    ...missing(term.sql, (name) => code.sql.has(name), 'the migrations'),
    ...missing(term.typescript, (name) => code.typescript.has(name), 'the TypeScript sources'),
    ...(term.english.length === 0 ? [`line ${term.line}: the English name is missing`] : []),
    ...(term.arabic.length === 0
      ? []
      : [
          ...missing(term.english, (name) => has(code.english, name), 'the English messages'),
          // Matches inside words, because Arabic articles and prepositions are joined to the word.
          ...missing(
            term.arabic,
            (name) => code.arabic.some((text) => text.includes(name)),
            'the Arabic messages',
          ),
        ]),
  ];
}

/** Differences between glossary and code, in both directions, as messages. */
export function compareGlossary(terms: readonly Term[], code: CodeNames): string[] {
  const named = new Set(terms.flatMap(({ sql, typescript }) => [...sql, ...typescript]));
  const unnamed = [...code.tables, ...code.domains].filter((name) => !named.has(name));
  return [
    ...terms.flatMap((term) => problemsOf(term, code)),
    ...unnamed.map((name) => `"${name}" has no row`),
  ];
}
