import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Line, specification } from './specification.ts';

/** A test in a runner's report; `file` is its path from the repository's root. */
export interface ReportedTest {
  file: string;
  title: string;
  passed: boolean;
  /** The runner's message about a failure, without terminal colours. */
  error?: string;
}

/** The used part of the output of `jest --json`. */
export interface JestReport {
  testResults: {
    name: string;
    status?: string;
    message?: string;
    assertionResults: { title: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results?: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The used part of the output of Playwright's reporter `json`. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const errorOf = (messages: string[]) =>
  messages.length > 0 ? { error: stripVTControlCharacters(messages.join('\n')) } : {};

export function jestTests(report: JestReport, root: string): ReportedTest[] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: 'the file did not run', passed: false, ...errorOf([message]) }];
    return assertionResults.map(({ title, status, failureMessages = [] }) => ({
      file,
      title,
      passed: status === 'passed',
      ...errorOf(failureMessages),
    }));
  });
}

export function playwrightTests({ config, suites }: PlaywrightReport, root: string): ReportedTest[] {
  const testsOf = (suite: PlaywrightSuite): ReportedTest[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: relative(root, join(config.rootDir, suite.file)),
      title,
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
      ...errorOf(
        tests.flatMap(({ results = [] }) =>
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ),
      ),
    })),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  return suites.flatMap(testsOf);
}

/**
 * True if a reported title matches the title in the source, whose placeholders (`%s`, `%d` …) Jest replaces
 * by values.
 */
function isTitled(reported: string, title: string): boolean {
  const literal = title.split(/%[sdifjoOpc#]/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literal.join('.*'), 's').test(reported);
}

const linesOf = (parts: Record<string, Line[]>) =>
  Object.entries(parts).flatMap(([part, lines]) => lines.map((line) => [part, ...line] as const));

/** Lines whose test did not run or did not pass, one sentence each. */
export function unprovedLines(tests: ReportedTest[], parts = specification): string[] {
  return linesOf(parts).flatMap(([part, promise, file, title]) => {
    const proofs = tests.filter((test) => test.file === file && isTitled(test.title, title));
    if (proofs.length > 0 && proofs.every(({ passed }) => passed)) return [];
    const reason = proofs.length > 0 ? 'did not pass' : 'was not run';
    return [`${part}: ${promise}: "${title}" of ${file} ${reason}`];
  });
}

/** A string at the position of a test or group title. */
const titleInSource = /(?:\b(?:test|it|describe)(?:\.\w+)?|[)`])\(\s*(['"`])(.*?)\1,/g;

/** Lines whose test does not exist, one sentence each; can be checked before the tests run. */
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
