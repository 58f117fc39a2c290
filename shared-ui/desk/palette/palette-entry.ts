/** Entry of the command palette. */
export interface PaletteEntry {
  to: string;
  icon: string;
  label: string;
  /** Kind of the entry and a fact that distinguishes it from similar ones. */
  detail: string;
}

/** Hook that finds the entries of a typed term. */
export type PaletteSource = (typed: string) => {
  entries: PaletteEntry[];
  isSearching: boolean;
  error: Error | null;
};
