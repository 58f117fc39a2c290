import postgres from 'postgres';
import type { SeedOptions } from '../local/seeding.ts';
import { makePlan } from './plan.ts';
import { inLanes, storeFile, storePictures, type FileStore } from './upload.ts';
import { isSeeded, writePlan } from './write.ts';

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Fills an empty database and its storage with the demo catalogue and people. Does nothing when they are there. */
export default async function seed(options: SeedOptions & { log(line: string): void }): Promise<void> {
  const { apiUrl, secretKey, demoPassword, postgresUrl, log } = options;
  const sql = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    if (await isSeeded(sql)) return;
    const started = Date.now();
    const plan = makePlan(started);
    const store: FileStore = { apiUrl, secretKey };
    await storePictures(store, plan.pictures);
    log(`Drew ${plan.pictures.length} pictures in ${seconds(started)}`);
    await inLanes([...plan.datasheets.values()], 4, ({ path, file }) =>
      storeFile(store, 'datasheets', path, 'application/pdf', file),
    );
    const drawn = Date.now();
    await writePlan(sql, plan, { password: demoPassword, now: started });
    log(`Wrote ${plan.offers.length} products and ${plan.reviews.length} reviews in ${seconds(drawn)}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
