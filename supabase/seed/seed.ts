import postgres from 'postgres';
import type { SeedOptions } from '../local/seeding.ts';
import { writeDrawings } from './pictures.ts';
import { makePlan } from './plan.ts';
import { forEachParallel, storeFile, type FileStore } from './upload.ts';
import { isSeeded, writePlan } from './write.ts';

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Writes the demo data to an empty database and its storage. Does nothing if the data exists. */
export default async function seed(options: SeedOptions & { log(line: string): void }): Promise<void> {
  const { apiUrl, secretKey, demoPassword, drawingsFolder, postgresUrl, log } = options;
  const sql = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    if (await isSeeded(sql)) return;
    const started = Date.now();
    const plan = makePlan(started);
    const store: FileStore = { apiUrl, secretKey };
    await writeDrawings(drawingsFolder, plan.pictures);
    await forEachParallel([...plan.datasheets.values()], 4, ({ path, file }) =>
      storeFile(store, 'datasheets', path, 'application/pdf', file),
    );
    log(
      `Stored ${plan.pictures.length} drawings and ${plan.datasheets.size} datasheets in ${seconds(started)}`,
    );
    const filesStored = Date.now();
    await writePlan(sql, plan, { password: demoPassword, now: started });
    log(`Wrote ${plan.offers.length} products and ${plan.reviews.length} reviews in ${seconds(filesStored)}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
