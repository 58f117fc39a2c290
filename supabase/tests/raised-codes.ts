/** Error codes that SQL raises. */
interface RaisedCodes {
  /** Stable code → HTTP status. */
  codes: Map<string, number>;
  /** Statements whose code is not a literal, so its message cannot be checked. */
  unclear: string[];
}

const call = /raise_error\s*\(([^;]*)/g;
const literalArguments = /^\s*'PT(\d{3})',\s*'([a-z_]+)'\s*[,)]/;

/** Matches `raise` except log messages, rethrown errors and a condition that the function catches itself. */
const ownRaise = /\braise\s+(?!notice|warning|info|log|debug|no_data_found;)[^;]*;/gi;

/**
 * Reads the codes that `private.raise_error` raises. Status and code must be literals in the call, because the value of
 * a variable or expression cannot be checked.
 */
export function raisedCodes(sql: string): RaisedCodes {
  const codes = new Map<string, number>();
  const unclear: string[] = [];
  const [head = '', ...definitions] = sql
    .replace(/--.*$/gm, '')
    .split(/(?=create (?:or replace )?function )/i);
  for (const text of [head, ...definitions]) {
    const isRaiser = /^create (?:or replace )?function private\.raise_error\(/i.test(text);
    const calls = text.replace(/(function|,) private\.raise_error\([^)]*\)/gi, '');
    for (const [statement, given] of calls.matchAll(call)) {
      const [, status, code] = literalArguments.exec(given!) ?? [];
      if (code) codes.set(code, Number(status));
      else unclear.push(statement.trim());
    }
    if (!isRaiser) unclear.push(...[...text.matchAll(ownRaise)].map((match) => match[0]));
  }
  return { codes, unclear };
}
