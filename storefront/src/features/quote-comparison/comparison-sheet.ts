import { localized, type Format, type Language, type TFunction } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { ComparedOffer, Comparison } from '@mawad/supabase/quotes/queries';
import { comparedSections, type ComparedLine } from './offer-prices.ts';

interface Words {
  language: Language;
  t: TFunction<'quote-comparison'>;
  format: Format;
}

/** The comparison with sections and row numbers of the buyer's own bill; four columns per seller. */
export function comparisonSheet(
  { request, lines }: Comparison,
  offers: ComparedOffer[],
  { language, t, format }: Words,
): SheetToWrite {
  const names = offers.map((offer) => localized(offer, 'company_name', language));
  const facts = ['price', 'total', 'days', 'note'] as const;
  const heading = [
    ...(['section', 'row', 'code', 'description', 'quantity', 'unit'] as const).map((name) =>
      t(`sheet.${name}`),
    ),
    ...names.flatMap((name) => facts.map((fact) => `${name}: ${t(`sheet.${fact}`)}`)),
  ];
  const body = comparedSections(lines, offers).flatMap(({ title, lines: compared }) =>
    compared.map(({ line, cells }) => [
      title,
      line.row_number ?? line.position,
      line.code,
      line.description,
      line.quantity,
      format.unit(line.unit),
      ...cells.flatMap((cell) => priceCells(cell, t)),
    ]),
  );
  const total = (label: string, value: (offer: ComparedOffer) => SheetCell): SheetCell[] => [
    ...[null, null, null, label, null, null],
    ...offers.flatMap((offer) => [null, value(offer), null, null]),
  ];
  return {
    name: request.number,
    isRightToLeft: language === 'ar',
    widths: [20, 8, 12, 48, 10, 12],
    rows: [
      heading,
      ...body,
      [],
      total(t('sheet.quoted'), ({ quoted_count: count }) => count),
      total(t('sheet.delivery'), (offer) => (offer.is_pickup ? 0 : offer.delivery_fee)),
      total(t('landed'), (offer) => offer.landed_total),
      total(t('sheet.validUntil'), (offer) => offer.valid_until),
    ],
  };
}

/** Price per requested unit, line total, lead days, and what differs from the request. */
function priceCells(cell: ComparedLine['cells'][number], t: Words['t']): SheetCell[] {
  if (!cell) return [null, null, null, t('missing')];
  const { price } = cell;
  if (price.refusal !== null) return [null, null, null, t(`refusal.${price.refusal}`)];
  const notes = [
    price.is_equivalent && `${t('equivalent')}: ${price.product?.name_en ?? price.offered_name ?? ''}`,
    price.is_partial && t('sheet.partial', { supplied: price.supplied ?? '' }),
    price.blocked && t(`blocked.${price.blocked}`),
  ];
  return [
    price.price_per_requested,
    price.line_total,
    price.lead_days,
    notes.filter((note) => typeof note === 'string').join('; '),
  ];
}
