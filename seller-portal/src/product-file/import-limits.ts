import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';

/** Import limits: at most 100,000 rows. */
export const importLimits: SheetLimits = { ...catalogueLimits, rows: 100_000 };
