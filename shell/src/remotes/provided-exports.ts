/** The build writes it: see shared-ui/federation/build/shell.ts. */
declare const SHARED_EXPORTS: Record<string, string[]>;

/** Names that each of our own shared modules exports in this shell, by request. */
export const providedExports = SHARED_EXPORTS;
