import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

/** Returns of a product, seller or category. */
export interface ReturnFigureRow {
  id: string | null;
  name_en: string;
  name_ar: string;
  cases: number;
  delivered_lines: number;
  /** Percent. */
  rate: number;
  reasons: { code: string; name_en: string; name_ar: string; count: number }[];
}

/** Columns of the figures of returns; `hrefOf` returns null for rows without a page. */
export function useFigureColumns(
  title: string,
  hrefOf: (id: string) => string | null,
): PortalColumn<ReturnFigureRow>[] {
  const { t } = useTranslation(['return-desk', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const reasonsOf = ({ reasons }: ReturnFigureRow) =>
    reasons
      .map((reason) =>
        t('figures.reason', {
          reason: localized(reason, 'name', language),
          number: format.number(reason.count),
        }),
      )
      .join(`${t('common:listComma')} `);
  const nameOf = (row: ReturnFigureRow) => localized(row, 'name', language) || t('figures.none');
  return [
    {
      id: 'name',
      header: title,
      lead: true,
      cell: (row) => {
        const href = row.id === null ? null : hrefOf(row.id);
        const name = <bdi>{nameOf(row)}</bdi>;
        return href ? <AppLink to={href}>{name}</AppLink> : name;
      },
      file: { value: nameOf },
    },
    {
      id: 'cases',
      header: t('figures.cases'),
      align: 'end',
      cell: ({ cases }) => format.number(cases),
      sort: { up: '', down: 'cases', first: 'down' },
      file: { kind: 'number', value: ({ cases }) => cases },
    },
    {
      id: 'delivered',
      header: t('figures.delivered'),
      align: 'end',
      cell: (row) => format.number(row.delivered_lines),
      file: { kind: 'number', value: (row) => row.delivered_lines },
    },
    {
      id: 'rate',
      header: t('figures.rate'),
      align: 'end',
      cell: ({ rate }) => <Ltr>{`${format.number(rate)}%`}</Ltr>,
      sort: { up: '', down: 'rate', first: 'down' },
      file: { kind: 'number', value: ({ rate }) => rate },
    },
    {
      id: 'reasons',
      header: t('figures.reasons'),
      cell: (row) => <Box sx={{ fontSize: 'var(--text-13)' }}>{reasonsOf(row)}</Box>,
      file: { value: reasonsOf },
    },
  ];
}
