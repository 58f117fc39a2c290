import { localized, type Format, type Language, type TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { PurchaseListLine } from '@mawad/supabase/lists/queries';
import { priceOf } from '../../../goods-line/judge-goods.ts';
import type { JudgedListLine, ListLineState } from './judge-list.ts';

interface Words {
  language: Language;
  t: TFunction<'lists'>;
  format: Format;
  nameOf: (line: PurchaseListLine) => string;
  problemOf: (result: ListLineState) => string;
}

const columns = ['code', 'name', 'quantity', 'unit', 'price', 'total', 'seller', 'note'] as const;

/** A list with present prices; the headings are those that the quick order reads. */
export function listSheet(
  name: string,
  judged: JudgedListLine[],
  { language, t, format, nameOf, problemOf }: Words,
): SheetToWrite {
  return {
    name,
    isRightToLeft: language === 'ar',
    widths: [18, 48, 10, 12, 14, 16, 24, 48],
    rows: [
      columns.map((column) => t(`purchase.sheet.${column}`)),
      ...judged.map(({ line, result }) => [
        line.sku,
        nameOf(line),
        line.quantity,
        format.unit(line.unit),
        result.state === 'ready' ? result.price : 'goods' in result ? priceOf(result.goods) : null,
        result.state === 'ready' ? result.total : null,
        'goods' in result ? localized(result.goods.product, 'company_name', language) : null,
        problemOf(result) || null,
      ]),
    ],
  };
}
