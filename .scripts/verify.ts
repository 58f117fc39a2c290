import { runChecks } from './run.ts';
import { buildChecks, checks } from './verify/checks.ts';

const all = [...checks, ...buildChecks];
const failed = await runChecks(all);
console.log(`\n${all.length - failed.length} checks passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
