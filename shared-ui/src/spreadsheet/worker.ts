import { SheetError, type SheetLimits, type SheetProblem } from './limits.ts';
import { readRows, type SheetKind } from './read-rows.ts';

export interface SheetQuestion {
  bytes: Uint8Array;
  kind: SheetKind;
  limits: SheetLimits;
}

export type SheetAnswer = { rows: string[][] } | { problem: SheetProblem };

self.addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => {
  const answer = (message: SheetAnswer) => self.postMessage(message);
  readRows(data.bytes, data.kind, data.limits).then(
    (rows) => answer({ rows }),
    (error: unknown) => answer({ problem: error instanceof SheetError ? error.code : 'file_parse_failed' }),
  );
});
