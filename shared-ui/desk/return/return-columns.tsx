import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ReturnHrefs } from './return-hrefs.ts';
import { ReturnStatusTag } from './return-status.tsx';
import type { ReturnRow } from './return-view.ts';

const small = { fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

interface ReturnColumns {
  hrefs: ReturnHrefs;
  /** The staff see the seller of each return. */
  reader: 'company' | 'staff';
  /** Members without the right `see_money` see no amounts. */
  hidesMoney: boolean;
}

/** Columns of a list of returns. */
export function useReturnColumns({ hrefs, reader, hidesMoney }: ReturnColumns): PortalColumn<ReturnRow>[] {
  const { t } = useTranslation(['return-desk', 'returns']);
  const language = useLanguage();
  const format = useFormat();
  const reasonsOf = useReasons();
  const columns: (PortalColumn<ReturnRow> | false)[] = [
    {
      id: 'number',
      header: t('columns.number'),
      lead: true,
      cell: (row) => <Return row={row} href={hrefs.return(row.id)} />,
      sort: timeSort,
      file: [
        { value: ({ number }) => number },
        { heading: t('columns.date'), kind: 'time', value: (row) => row.created_at },
        { heading: t('columns.goods'), value: (row) => localized(row, 'name', language) },
      ],
    },
    {
      id: 'order',
      header: t('columns.order'),
      cell: (row) => (
        <AppLink to={hrefs.order(row.order_id)} sx={{ whiteSpace: 'nowrap' }}>
          <Ltr>{row.order_number}</Ltr>
        </AppLink>
      ),
      file: { value: (row) => row.order_number },
      spare: true,
    },
    {
      id: 'buyer',
      header: t('columns.buyer'),
      cell: (row) => <bdi>{row.buyer_name}</bdi>,
      file: { value: (row) => row.buyer_name },
    },
    reader === 'staff' && {
      id: 'seller',
      header: t('columns.seller'),
      cell: (row) => <CompanyName of={row} />,
      file: { value: (row) => localized(row, 'company_name', language) },
    },
    {
      id: 'reasons',
      header: t('columns.reasons'),
      cell: reasonsOf,
      file: [{ value: reasonsOf }, { heading: t('wish'), value: ({ wish }) => t(`returns:wishes.${wish}`) }],
      spare: true,
    },
    {
      id: 'due',
      header: t('columns.due'),
      cell: (row) => <Due row={row} />,
      sort: { up: 'due', down: 'due_desc' },
      file: { kind: 'time', value: (row) => row.due_at },
    },
    {
      id: 'status',
      header: t('status'),
      cell: (row) => <Standing row={row} />,
      file: { value: (row) => t(`returns:statuses.${row.status}`) },
    },
    !hidesMoney && {
      id: 'value',
      header: t('columns.value'),
      cell: ({ value }) => value !== null && <strong>{format.money(value)}</strong>,
      file: [
        { heading: t('columns.valueFile'), kind: 'number', value: ({ value }) => value },
        { heading: t('columns.refundFile'), kind: 'number', value: ({ refund }) => refund },
      ],
      align: 'end',
    },
  ];
  return columns.filter((column) => column !== false);
}

function useReasons() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return ({ reasons }: ReturnRow) =>
    reasons.map((reason) => localized(reason, 'name', language)).join(`${t('listComma')} `);
}

function Return({ row, href }: { row: ReturnRow; href: string }) {
  const { t } = useTranslation('return-desk');
  const language = useLanguage();
  const format = useFormat();
  const others = row.line_count - 1;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <AppLink to={href} sx={{ fontWeight: row.is_waiting ? 700 : 500, whiteSpace: 'nowrap' }}>
        <Ltr>{row.number}</Ltr>
      </AppLink>
      <Box sx={small}>
        <bdi>{localized(row, 'name', language)}</bdi>
        {others > 0 && ` ${t('more', { count: others, number: format.number(others) })}`}
      </Box>
      <Box sx={small}>{format.date(row.created_at)}</Box>
    </Box>
  );
}

function Due({ row: { due_at: dueAt, due_kind: kind, is_overdue: isOverdue } }: { row: ReturnRow }) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  if (!dueAt || !kind) return null;
  return (
    <>
      <time dateTime={dueAt}>{format.dateTime(dueAt)}</time>
      <Box sx={{ ...small, ...(isOverdue && { color: 'error.main' }) }}>
        {isOverdue ? t('overdue') : t(`returns:clocks.${kind}`)}
      </Box>
    </>
  );
}

function Standing({ row }: { row: ReturnRow }) {
  const { t } = useTranslation('return-desk');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ReturnStatusTag status={row.status} isAppealed={row.is_appealed} outcome={row.outcome} />
      {row.is_waiting && <Chip size="small" variant="outlined" color="warning" label={t('waiting')} />}
      {row.is_marked && <Chip size="small" variant="outlined" color="error" label={t('marked')} />}
    </Box>
  );
}
