import type { Language } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { cellText } from './cells.ts';
import type { AskedLine, LineValues, OfferValues } from './offer-values.ts';
import { readCell } from './read-offer.ts';
import { headings, type SheetColumn, sheetColumns } from './sheet-columns.ts';

const numberColumns = ['factor', 'price', 'quantity', 'total', 'lead'] as const;
const widths: Partial<Record<SheetColumn, number>> = {
  description: 48,
  description_ar: 40,
  goods: 32,
  key: 38,
};

function cellOf(
  column: SheetColumn,
  line: AskedLine,
  values: LineValues,
  language: Language,
  unitName: (code: string) => string,
): SheetCell {
  switch (column) {
    case 'key':
      return line.id;
    case 'requested':
      return line.quantity;
    case 'requested_unit':
      return unitName(readUnit(line.unit) ?? line.unit);
    case 'product':
      return values.product?.sku ?? null;
    case 'goods':
      return values.name || null;
    case 'equivalent':
      return values.equivalent ? cellText('equivalent', line, values, language, unitName) : null;
    case 'row_number':
    case 'section':
    case 'description':
    case 'description_ar':
    case 'code':
      return line[column];
    default: {
      const text = cellText(column, line, values, language, unitName);
      if (!numberColumns.some((name) => name === column)) return text || null;
      const result = readCell(column, text, values.unit || undefined);
      return 'value' in result ? result.value : text || null;
    }
  }
}

/** The lines with the answers of the form, and a key by which the rows are found when the file comes back. */
export function offerSheet(
  quote: AskedQuote,
  values: OfferValues,
  language: Language,
  unitName: (code: string) => string,
): SheetToWrite {
  return {
    name: quote.number,
    isRightToLeft: language === 'ar',
    widths: sheetColumns.map((column) => widths[column]),
    rows: [
      sheetColumns.map((column) => headings[column][language === 'en' ? 0 : 1]),
      ...quote.lines.map((line) =>
        sheetColumns.map((column) => cellOf(column, line, values.lines[line.id]!, language, unitName)),
      ),
    ],
  };
}
