import type { BillLine } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';

/**
 * Line found in pasted text or a file. All values are text, so that invalid ones can be shown in their
 * fields.
 */
export interface FoundLine {
  description: string;
  /** Western digits; '' if no quantity was found. */
  quantity: string;
  /** A catalogue unit, the unit as written, or ''. */
  unit: string;
  /** Arabic description beside one in another language. */
  description_ar?: string;
  /** Code, title above the line and row in the buyer's own file. */
  code?: string;
  section?: string;
  row_number?: number;
  /** Asks for a price without a firm quantity. */
  no_quantity?: true;
}

/**
 * A line of a bill, without a row if it comes from no file. The name of its sheet is part of the section if
 * lines of several sheets are taken.
 */
export function foundLine(line: Omit<BillLine, 'row'> & { row?: number }, sheet?: string): FoundLine {
  const { description, descriptionAr, code, quantity, unit, section, row, rateOnly } = line;
  const title = [sheet, section].filter(Boolean).join(' — ');
  return {
    ...{ description, quantity, unit },
    ...(row !== undefined && { row_number: row }),
    ...(descriptionAr && { description_ar: descriptionAr }),
    ...(code && { code }),
    ...(title && { section: title }),
    ...(rateOnly && { no_quantity: true as const }),
  };
}
