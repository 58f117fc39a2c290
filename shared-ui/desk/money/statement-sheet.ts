import type { Format, Language, TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { Statement, StatementPeriod } from './statement.ts';

interface SheetWords {
  company: string;
  period: StatementPeriod;
  language: Language;
  t: TFunction<['money', 'common']>;
  format: Format;
}

/** Spreadsheet of a statement: its lines between the debt at the beginning and at the end. */
export function statementSheet(
  { opening, closing, items }: Statement,
  { company, period, language, t, format }: SheetWords,
): SheetToWrite {
  const inDinars = (title: string) => `${title} (${t('common:currency')})`;
  return {
    name: t('money:statement.title'),
    isRightToLeft: language === 'ar',
    widths: [14, 26, 18, 20, 40, 18, 18],
    rows: [
      [
        t('money:statement.day'),
        t('money:statement.what'),
        t('money:statement.orderHeading'),
        t('money:payment.reference'),
        t('money:statement.note'),
        inDinars(t('money:statement.amount')),
        inDinars(t('money:statement.balance')),
      ],
      [period.first_day, t('money:statement.opening'), '', '', company, '', opening],
      ...items.map((line) => [
        line.effective_on,
        [t(`money:kinds.${line.kind}`), line.way && t(`money:ways.${line.way}`)].filter(Boolean).join(' · '),
        line.order_number ?? '',
        line.reference ?? '',
        line.note ?? '',
        line.amount,
        line.balance,
      ]),
      [period.last_day, t('money:statement.closing'), '', '', format.date(period.last_day), '', closing],
    ],
  };
}
