import { readFileSync } from 'node:fs';
import { generateTypes, typesFile } from '../local/generate-types.ts';
import { postgresUrl } from './actors.ts';

it('match the migrated database', async () => {
  expect(await generateTypes(postgresUrl())).toBe(readFileSync(typesFile, 'utf8'));
});
