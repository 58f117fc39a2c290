import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits';

/** As many rows as an import may have. */
export const importLimits: SheetLimits = { ...catalogueLimits, rows: 100_000 };
