/** Query parameters of the Data API that choose no rows; each may be given once. */
const controls = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];
const combinations = ['and', 'or', 'not.and', 'not.or'];
const operators = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct'],
  ...['fts', 'plfts', 'phfts', 'wfts', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'],
].join('|');
const condition = new RegExp(`^(not\\.)?(${operators})(\\(\\w+\\))?\\.`);
const ownCondition = new RegExp(`^("[^"]*"|[^".(),]+)\\.(not\\.)?(${operators})\\.`);

const parametersOf = (url: string) => new URL(url, 'http://gateway').searchParams;

/** Names under which other tables are embedded; a filter on one of them chooses none of the own rows. */
function embedded(select: string): Set<string> {
  const names = [...select.replaceAll('"', '').matchAll(/([^,()]+)\(/g)];
  return new Set(names.flatMap(([, name]) => name!.split(/[:!.]/).map((part) => part.trim())));
}

function holdsCondition(value: string): boolean {
  return value
    .replace(/\((any|all)\)/g, '')
    .split(/[(),]/)
    .some((part) => ownCondition.test(part.trim()));
}

/** Whether a PATCH or DELETE would touch every row of its table: only filters on its own columns count. */
export function isUnfiltered(method: string, url: string): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  const parameters = parametersOf(url);
  const others = embedded(parameters.getAll('select').join());
  return ![...parameters].some(([name, value]) => {
    if (controls.includes(name)) return false;
    if (combinations.includes(name)) return holdsCondition(value);
    return !name.includes('.') && !others.has(name) && condition.test(value);
  });
}

/** The first control parameter that is given twice; the server behind may take another one of the two. */
export function repeatedControl(url: string): string | undefined {
  const parameters = parametersOf(url);
  return controls.find((name) => parameters.getAll(name).length > 1);
}

/** How deep and how often a request embeds other tables. */
export function embedding(url: string): { depth: number; count: number } {
  // Quoted names may hold brackets; brackets without content are functions, such as count().
  const select = (parametersOf(url).get('select') ?? '').replace(/"[^"]*"/g, 'q').replace(/\(\s*\)/g, '');
  let depth = 0;
  let deepest = 0;
  let count = 0;
  for (const character of select) {
    if (character === '(') {
      depth += 1;
      count += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === ')') depth -= 1;
  }
  return { depth: deepest, count };
}
