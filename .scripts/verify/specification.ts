import { unwrittenLines } from '../../e2e/specification/proofs.ts';
import { root } from '../run.ts';

const problems = unwrittenLines(root);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Each line of the specification names a test.' : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
