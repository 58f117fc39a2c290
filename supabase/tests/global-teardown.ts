import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  const started = globalThis.mawadTestStack;
  if (!started) return;
  await started.stack.stop();
  rmSync(started.dataDir, { recursive: true, force: true });
}
