import type { Mismatch } from './manifest.ts';

/** Why a remote is not on the page. The cause is kept for the console. */
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

function describeMismatch({ module, required, provided }: Mismatch): string {
  return `it needs ${module} ${required}, this shell provides ${provided}`;
}
