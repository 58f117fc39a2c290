// Runs the seed in a separate process, so that its memory is freed afterwards.
import type { SeedOptions } from './seeding.ts';

const { default: seed } = (await import(process.argv[2]!)) as {
  default: (options: SeedOptions & { log(line: string): void }) => Promise<void>;
};
const options = JSON.parse(process.env.MAWAD_SEED_OPTIONS ?? '{}') as SeedOptions;
await seed({ ...options, log: (line) => console.log(line) });
process.exit(0);
