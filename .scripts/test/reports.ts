import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
