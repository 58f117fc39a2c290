import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Line, specification } from './specification.ts';

/** A test that a runner names in its report; `file` is its path from the repository's root. */
export interface ReportedTest {
  file: string;
  title: string;
  passed: boolean;
}

/** What `jest --json` writes, as far as it is read here. */
export interface JestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** What Playwright's reporter `json` writes, as far as it is read here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

export function jestTests(report: JestReport, root: string): ReportedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(root, name),
      title,
      passed: status === 'passed',
    })),
  );
}

export function playwrightTests({ config, suites }: PlaywrightReport, root: string): ReportedTest[] {
  const testsOf = (suite: PlaywrightSuite): ReportedTest[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: relative(root, join(config.rootDir, suite.file)),
      title,
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    })),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  return suites.flatMap(testsOf);
}

/** The title in a report is the one of the source, with values in place of what Jest fills in: `%s`, `%d` … */
function isTitled(reported: string, title: string): boolean {
  const literal = title.split(/%[sdifjoOpc#]/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literal.join('.*'), 's').test(reported);
}

const linesOf = (parts: Record<string, Line[]>) =>
  Object.entries(parts).flatMap(([part, lines]) => lines.map((line) => [part, ...line] as const));

/** The lines whose proof did not run or did not pass, a sentence each. */
export function unprovedLines(tests: ReportedTest[], parts = specification): string[] {
  return linesOf(parts).flatMap(([part, promise, file, title]) => {
    const proofs = tests.filter((test) => test.file === file && isTitled(test.title, title));
    if (proofs.length > 0 && proofs.every(({ passed }) => passed)) return [];
    const reason = proofs.length > 0 ? 'did not pass' : 'was not run';
    return [`${part}: ${promise}: "${title}" of ${file} ${reason}`];
  });
}

/** A string that stands where a test's or a group's title does. */
const titleInSource = /(?:\b(?:test|it|describe)(?:\.\w+)?|[)`])\(\s*(['"`])(.*?)\1,/g;

/** The lines whose proof stands in no source, a sentence each: what can be known before the tests run. */
export function unwrittenLines(root: string, parts = specification): string[] {
  const titles = new Map<string, string[]>();
  const titlesOf = (file: string) => {
    const known = titles.get(file);
    if (known) return known;
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const found = [...text.matchAll(titleInSource)].map((match) => match[2]!);
    titles.set(file, found);
    return found;
  };
  return linesOf(parts)
    .filter(([, , file, title]) => !titlesOf(file).some((written) => written.includes(title)))
    .map(([part, promise, file, title]) => `${part}: ${promise}: ${file} has no test "${title}"`);
}
