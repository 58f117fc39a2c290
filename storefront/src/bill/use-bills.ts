import { useState } from 'react';
import type { Bill, BillChoice, BillRole, BillSheet } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { readBill } from '@mawad/shared-ui/spreadsheet/bill/read-bill.ts';

/** Sets what a column of a table, by its place in the sheet, holds. */
export const withRole = (choice: BillChoice, table: number, place: number, role: BillRole): BillChoice => ({
  ...choice,
  roles: { ...choice.roles, [table]: { ...choice.roles?.[table], [place]: role } },
});

export const withTaken = (choice: BillChoice, row: number): BillChoice => ({
  ...choice,
  taken: new Set([...(choice.taken ?? []), row]),
});

export interface Bills {
  /** By index of the sheet. */
  bills: Bill[];
  /** Reads one sheet again with corrected columns or rows. */
  correct: (sheet: number, change: (choice: BillChoice) => BillChoice) => void;
}

/** The bills in the sheets of a file, which do not change. */
export function useBills(sheets: readonly BillSheet[]): Bills {
  const [reads, setReads] = useState(() =>
    sheets.map((sheet) => ({ choice: {} as BillChoice, bill: readBill(sheet) })),
  );
  return {
    bills: reads.map(({ bill }) => bill),
    correct: (place, change) =>
      setReads((before) =>
        before.map((read, index) => {
          if (index !== place) return read;
          const choice = change(read.choice);
          return { choice, bill: readBill(sheets[index]!, choice) };
        }),
      ),
  };
}
