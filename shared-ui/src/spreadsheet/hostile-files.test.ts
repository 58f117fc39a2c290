/** @jest-environment node */
import { checkHostileFile, type Outcome } from '../../testing/check-hostile-file.ts';

test('two thousand damaged or hostile files end in sound rows or a clear error', async () => {
  const counts: Partial<Record<Outcome, number>> = {};
  for (let number = 0; number < 2_000; number += 1) {
    const outcome = await checkHostileFile(number);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  // Each kind of ending is there, so that the files are neither all harmless nor all refused at the door.
  expect(counts).toEqual({
    rows: expect.any(Number),
    file_parse_failed: expect.any(Number),
    file_too_large: expect.any(Number),
    file_type_unsupported: expect.any(Number),
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(2_000);
});
