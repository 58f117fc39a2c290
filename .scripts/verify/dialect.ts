/** A comment or test title that the rules of plain English refuse. */
export interface Refusal {
  /** Line of its start, from 1. */
  line: number;
  text: string;
  reason: string;
}

interface Passage {
  line: number;
  text: string;
}

/** Words for which a plainer one exists, such as notified, again and zero. */
const refusedWords = /\b(told|tells|whoever|anew|once more|nought|mend(?:s|ed)?|brought|brings|stands)\b/i;
/** `answers` as a verb; functions return. */
const answersAsVerb = /\banswers (?:whether|null|true|false|how|what|when|if)\b/i;
/** A sentence that begins like this has no subject. */
const refusedStart = /^(?:What|Whoever|Whose|Of|And|Those that|That|So that)\b/;

const commentOf = {
  ts: /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?\s*$/,
  sql: /^\s*--\s?(.*)$/,
};
/** Comments for tools, not for people. */
const directive = /^(?:eslint|@ts-|@jest-|@type|webpack|Source: |global )/;
/** Title of a test, also after a table of cases: `])('…'`. */
const title = /^\s*(?:(?:it|test|describe)(?:\.\w+)*\(|\]?(?: as const)?\)\()\s*(['"`])(.+?)\1/;

/** Comments of a source file, adjacent lines joined, and the titles of its tests. */
function passagesOf(source: string, kind: 'ts' | 'sql'): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const comment = commentOf[kind].exec(text)?.[1]?.trim();
    if (comment === undefined) open = undefined;
    else if (!comment || directive.test(comment)) continue;
    else if (open) open.text += ` ${comment}`;
    else passages.push((open = { line: index + 1, text: comment }));
    const [, , name] = title.exec(text) ?? [];
    if (name) passages.push({ line: index + 1, text: name });
  }
  return passages;
}

/** Comments and test titles of a file that the rules refuse. */
export function findDialect(source: string, kind: 'ts' | 'sql'): Refusal[] {
  return passagesOf(source, kind).flatMap(({ line, text }) => {
    const word = refusedWords.exec(text)?.[0] ?? answersAsVerb.exec(text)?.[0];
    if (word) return [{ line, text, reason: `"${word}"` }];
    const start = refusedStart.exec(text)?.[0];
    return start ? [{ line, text, reason: `begins with "${start}"` }] : [];
  });
}
