// npm run build: builds the four front ends with source maps and compressed copies.
import { buildFrontEnds, compressBuilds } from './start/build.ts';

await buildFrontEnds();
await compressBuilds();
