import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import type { ReportedTest } from './reports.ts';

/** The page that lists what the product promises, each promise under the tag of the tests that prove it. */
const page = 'docs/specification.md';

/** A tag is the last part of a test title: `cart-lines` in "has one line per variant @cart-lines". */
const tagInTitle = / @([a-z][a-z0-9-]*)$/;

/** A string at the position of a test or group title. */
const titleInSource = /(?:\b(?:test|it)(?:\.\w+)?|[)`])\(\s*(['"`])(.*?)\1,/g;

/** Promises by tag. Throws if two promises have the same tag. */
export function readPromises(markdown: string): Map<string, string> {
  const promises = new Map<string, string>();
  for (const [, tag, promise] of markdown.matchAll(/^- `@([a-z][a-z0-9-]*)` (.+)$/gm)) {
    if (promises.has(tag!)) throw new Error(`${page} has two promises with the tag @${tag}`);
    promises.set(tag!, promise!);
  }
  return promises;
}

export const promises = () => readPromises(readFileSync(join(root, page), 'utf8'));

const tagOf = (title: string) => tagInTitle.exec(title)?.[1];

/** Tags in the test titles of a source file. */
export const tagsIn = (source: string): string[] =>
  [...source.matchAll(titleInSource)].flatMap(([, , title]) => tagOf(title!) ?? []);

/** Tags of all test files of the repository. */
export function writtenTags(): Set<string> {
  const listed = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  return new Set(files.flatMap((file) => tagsIn(readFileSync(join(root, file), 'utf8'))));
}

/** Promises without a test and tags without a promise, one sentence each. */
export const unmatchedTags = (known: Map<string, string>, written: Set<string>): string[] => [
  ...[...known]
    .filter(([tag]) => !written.has(tag))
    .map(([tag, promise]) => `no test has @${tag}: ${promise}`),
  ...[...written].filter((tag) => !known.has(tag)).map((tag) => `${page} does not list @${tag}`),
];

/** Promises whose tests did not all run and pass, one sentence each. */
export function unprovedPromises(known: Map<string, string>, tests: ReportedTest[]): string[] {
  return [...known].flatMap(([tag, promise]) => {
    const proofs = tests.filter(({ title }) => tagOf(title) === tag);
    if (proofs.length === 0) return [`@${tag} was not run: ${promise}`];
    const failed = proofs.filter(({ passed }) => !passed);
    return failed.map(({ file, title }) => `@${tag} did not pass: ${promise}: "${title}" of ${file}`);
  });
}
