/** Query parameters of the Data API that do not filter rows; none may be repeated. */
const controls = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];
const combinations = ['and', 'or', 'not.and', 'not.or'];
const operators = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct'],
  ...['fts', 'plfts', 'phfts', 'wfts', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'],
].join('|');
const condition = new RegExp(`^(not\\.)?(${operators})(\\(\\w+\\))?\\.`);
const ownCondition = new RegExp(`^("[^"]*"|[^".(),]+)\\.(not\\.)?(${operators})\\.`);

const parametersOf = (url: string) => new URL(url, 'http://gateway').searchParams;

/** Names of embedded tables; a filter on an embedded table does not filter the rows of the table itself. */
function embedded(select: string): Set<string> {
  const names = [...select.replaceAll('"', '').matchAll(/([^,()]+)\(/g)];
  return new Set(names.flatMap(([, name]) => name!.split(/[:!.]/).map((part) => part.trim())));
}

function containsCondition(value: string): boolean {
  return value
    .replace(/\((any|all)\)/g, '')
    .split(/[(),]/)
    .some((part) => ownCondition.test(part.trim()));
}

/** True for a PATCH or DELETE that would affect every row; only filters on columns of the table itself count. */
export function isUnfiltered(method: string, url: string): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  const parameters = parametersOf(url);
  const others = embedded(parameters.getAll('select').join());
  return ![...parameters].some(([name, value]) => {
    if (controls.includes(name)) return false;
    if (combinations.includes(name)) return containsCondition(value);
    return !name.includes('.') && !others.has(name) && condition.test(value);
  });
}

/** First repeated control parameter, of which gateway and API server might use different values. */
export function repeatedControl(url: string): string | undefined {
  const parameters = parametersOf(url);
  return controls.find((name) => parameters.getAll(name).length > 1);
}

/** Nesting depth and number of embedded tables of a request. */
export function embedding(url: string): { depth: number; count: number } {
  // Ignores brackets in quoted names and empty brackets, which belong to functions such as count().
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
