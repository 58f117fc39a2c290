import { runChecks } from './run.ts';
import { checks } from './verify/checks.ts';

const failed = await runChecks(checks);
console.log(`\n${checks.length - failed.length} checks passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
