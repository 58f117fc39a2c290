/** Constant set at build time by shared-ui/build/config/shell.ts. */
declare const SHARED_EXPORTS: Record<string, string[]>;

/** Export names of each of our own shared modules in this shell, by import request. */
export const providedExports = SHARED_EXPORTS;
