// Writes the compressed copies that the builds of the front ends lack; a process of its own can have a low priority.
import { compressBuilds } from './start/build.ts';

await compressBuilds();
