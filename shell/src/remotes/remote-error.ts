import type { Mismatch } from './manifest.ts';

/** Error of a remote that could not be loaded. `cause` is for the console. */
export class RemoteError extends Error {
  readonly remote: string;
  readonly mismatches: Mismatch[];

  constructor(remote: string, cause: unknown, mismatches: Mismatch[] = []) {
    super(`Remote ${remote} could not be loaded: ${describe(cause, mismatches)}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.mismatches = mismatches;
  }
}

function describe(cause: unknown, mismatches: Mismatch[]): string {
  if (mismatches.length > 0) return mismatches.map(describeMismatch).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** Describes a mismatch in English for the console and the server log. */
export function describeMismatch(mismatch: Mismatch): string {
  const { module } = mismatch;
  return 'missing' in mismatch
    ? `it uses ${mismatch.missing.join(', ')} of ${module}, which this shell does not provide`
    : `it needs ${module} ${mismatch.required}, this shell provides ${mismatch.provided}`;
}
