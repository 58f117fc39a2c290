import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { type Check, type FailedCheck, root, run, runChecks } from './run.ts';
import { buildIfChanged, compressBuilds } from './start/build.ts';
import {
  type JestReport,
  jestTests,
  type PlaywrightReport,
  playwrightTests,
  type ReportedTest,
} from './test/reports.ts';
import { promises, unprovedPromises } from './test/specification.ts';
import { buildChecks, checks } from './verify/checks.ts';

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Count {
  passed: number;
  failed: number;
}

/** All reported tests, with which the promises are checked at the end. */
const reported: ReportedTest[] = [];

interface Runner<Report> {
  /** Name of its report in the folder of reports. */
  file: string;
  exitCode: number;
  count: (report: Report) => Count;
  testsOf: (report: Report, root: string) => ReportedTest[];
}

/** Reads the report of a runner; a missing report counts as one failure. */
function readReport<Report>({ file, exitCode, count, testsOf }: Runner<Report>): Count {
  try {
    const report = JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
    reported.push(...testsOf(report, root));
    const result = count(report);
    return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Niceness of everything that runs in parallel to the journeys, which take longest. */
const lowPriority = 10;

const failedChecks: FailedCheck[] = [];

async function runCounted(all: Check[], niceness?: number): Promise<Count> {
  const failed = await runChecks(all, niceness);
  failedChecks.push(...failed);
  return { passed: all.length - failed.length, failed: failed.length };
}
const runVerify = () => runCounted(checks, lowPriority);

async function runJest(title: string, projects: string[], options: string[] = []): Promise<Count> {
  console.log(`\n── ${title}: started`);
  const file = `jest-${projects[0]}.json`;
  const exitCode = await run(
    'jest',
    ['--selectProjects', ...projects, ...options, '--json', `--outputFile=${join(reports, file)}`],
    {
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
      title: `\n── ${title}`,
      niceness: lowPriority,
    },
  );
  return readReport<
    JestReport & { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  >({
    file,
    exitCode,
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
    testsOf: jestTests,
  });
}

/** Limits the memory of a worker, because the modules of hundreds of test files would fill the memory of one process. */
const runComponents = () =>
  runJest('unit and component tests', ['ui', 'server'], ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB']);
const runDatabase = () => runJest('stack and database tests', ['database', 'stack']);

async function runBuild(): Promise<Count> {
  console.log('\n── build');
  try {
    await buildIfChanged();
    await compressBuilds();
    const { passed, failed } = await runCounted(buildChecks);
    return { passed: passed + 1, failed };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

async function runJourneys(): Promise<Count> {
  console.log('\n── end-to-end journeys in Chromium');
  const exitCode = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    },
  });
  return readReport<PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number } }>({
    file: 'playwright.json',
    exitCode,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    testsOf: playwrightTests,
  });
}

function checkSpecification(): Count {
  console.log('\n── specification');
  const problems = unprovedPromises(promises(), reported);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The tests of each promise ran and passed.');
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Repeats each failure at the end, because the output of three sequences is long and mixed. */
function printFailures() {
  const linesOfError = 15;
  for (const { name, output } of failedChecks) {
    console.error(`\nFailed check: ${name}`);
    console.error(output.trimEnd().split('\n').slice(-linesOfError).join('\n'));
  }
  for (const { file, title, passed, error = '' } of reported) {
    if (passed) continue;
    console.error(`\nFailed test: ${file}: ${title}`);
    console.error(error.split('\n').slice(0, linesOfError).join('\n'));
  }
}

async function runSequentially(...steps: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await step());
  return counts;
}

// Everything else runs in parallel to the journeys, which mostly wait, in two sequences of about equal duration.
const counts = (
  await Promise.all([
    runSequentially(runBuild, runJourneys),
    runSequentially(runComponents),
    runSequentially(runDatabase, runVerify),
  ])
).flat();
counts.push(checkSpecification());
printFailures();
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
