/** @jest-environment node */
import { checkHostileFile, type Outcome } from '../testing/check-hostile-file.ts';

test('2,000 damaged or hostile files produce sound rows or a clear error', async () => {
  const counts: Partial<Record<Outcome, number>> = {};
  for (let number = 0; number < 2_000; number += 1) {
    const outcome = await checkHostileFile(number);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  // Each outcome occurs, so the files are neither all harmless nor all refused immediately.
  expect(counts).toEqual({
    rows: expect.any(Number),
    file_parse_failed: expect.any(Number),
    file_too_large: expect.any(Number),
    file_type_unsupported: expect.any(Number),
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(2_000);
});
