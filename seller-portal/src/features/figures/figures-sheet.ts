import { type Format, type Language, localized, type TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { CompanyFigures } from '@mawad/supabase/companies/seller-account-queries';

export type FigureName = 'sales' | 'orders' | 'sold' | 'refused' | 'returned';

/** Whether a figure is an amount in IQD; the others are numbers of orders. */
export const isMoney = (name: FigureName) => name === 'sales' || name === 'returned';

type Words = TFunction<['seller-portal', 'figures', 'common']>;

/** Spreadsheet of the page: figures by day, week or month, the period before, and best-selling products. */
export function figuresSheet(
  { period, points, before, best }: CompanyFigures,
  names: readonly FigureName[],
  language: Language,
  t: Words,
  format: Format,
): SheetToWrite {
  const money = (title: string) => `${title} (${t('common:currency')})`;
  return {
    name: t('seller-portal:figures.title'),
    isRightToLeft: language === 'ar',
    widths: [32],
    rows: [
      [
        t(`figures:starts.${period}`),
        ...names.map((name) => {
          const title = t(`seller-portal:figures.${name}`);
          return isMoney(name) ? money(title) : title;
        }),
      ],
      ...points.map((point) => [point.start, ...names.map((name) => point[name])]),
      [t(`seller-portal:figures.before.${period}`), ...names.map((name) => before[name])],
      [],
      [t('seller-portal:figures.best')],
      [
        t('seller-portal:products.product'),
        t('seller-portal:figures.quantity'),
        t('seller-portal:figures.unit'),
        money(t('seller-portal:figures.sales')),
      ],
      ...best.map((product) => [
        localized(product, 'name', language),
        product.quantity,
        format.unit(product.unit),
        product.sales,
      ]),
    ],
  };
}
