import type { ReactNode } from 'react';
import { BothWords, type Word } from './invoice-words.tsx';
import { PaperRows } from './paper-rows.tsx';

/** A table of an order's paper. */
export function PaperTable({ columns, children }: { columns: Word[]; children: ReactNode }) {
  return (
    <PaperRows
      heads={columns.map((word) => (
        <BothWords key={word} word={word} />
      ))}
    >
      {children}
    </PaperRows>
  );
}
