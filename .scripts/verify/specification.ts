import { promises, unmatchedTags, writtenTags } from '../test/specification.ts';

const known = promises();
const problems = unmatchedTags(known, writtenTags());
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${known.size} promises have a test each.` : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
