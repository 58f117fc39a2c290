import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type JestReport,
  jestTests,
  type PlaywrightReport,
  playwrightTests,
  type ReportedTest,
  unprovedLines,
} from '../e2e/specification/proofs.ts';
import { ensureChromium } from './browser.ts';
import { type Check, root, run, runChecks } from './run.ts';
import { buildIfChanged } from './start/build.ts';
import { buildChecks, checks } from './verify/checks.ts';

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Count {
  passed: number;
  failed: number;
}

/** Every reported test, to check the specification against at the end. */
const reported: ReportedTest[] = [];

interface Runner<Report> {
  /** File of its report, in the folder of reports. */
  file: string;
  exitCode: number;
  count: (report: Report) => Count;
  testsOf: (report: Report, root: string) => ReportedTest[];
}

/** Reads a runner's report; a runner that died before writing one counts as one failure. */
function readReport<Report>({ file, exitCode, count, testsOf }: Runner<Report>): Count {
  try {
    const report = JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
    reported.push(...testsOf(report, root));
    const counted = count(report);
    return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The journeys take longest: all that runs beside them gives way to them. */
const besideJourneys = 10;

async function runCounted(all: Check[], niceness?: number): Promise<Count> {
  const failed = await runChecks(all, niceness);
  return { passed: all.length - failed.length, failed: failed.length };
}
const runVerify = () => runCounted(checks, besideJourneys);

async function runJest(title: string, projects: string[], options: string[] = []): Promise<Count> {
  console.log(`\n── ${title}: begun`);
  const file = `jest-${projects[0]}.json`;
  const exitCode = await run(
    'jest',
    ['--selectProjects', ...projects, ...options, '--json', `--outputFile=${join(reports, file)}`],
    {
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
      title: `\n── ${title}`,
      niceness: besideJourneys,
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

/** Jest replaces a worker that has grown too large: modules of hundreds of test files would fill the memory of one process. */
const runComponents = () =>
  runJest('unit and component tests', ['ui', 'server'], ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB']);
const runDatabase = () => runJest('stack and database tests', ['database', 'stack']);

async function runBuild(): Promise<Count> {
  console.log('\n── build');
  try {
    await buildIfChanged();
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

function tickOffSpecification(): Count {
  console.log('\n── specification');
  const problems = unprovedLines(reported);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The proof of each line ran and passed.');
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function inTurn(...steps: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await step());
  return counts;
}

// A journey mostly waits, so all else runs beside the journeys, in two lanes that take about as long as each other.
const counts = (
  await Promise.all([inTurn(runBuild, runJourneys), inTurn(runComponents), inTurn(runDatabase, runVerify)])
).flat();
counts.push(tickOffSpecification());
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
