import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { InboxItem } from '@mawad/supabase/quotes/queries';
import { usePlaceNames } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { ClosingTime } from './closing-time.tsx';
import { StateMark } from './state-mark.tsx';

/** Columns of the inbox. */
export function useQuoteColumns(): PortalColumn<InboxItem>[] {
  const { t } = useTranslation(['quotes', 'file-export', 'common']);
  const format = useFormat();
  const placeOf = usePlace();
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (item) => <QuoteLink item={item} />,
      lead: true,
      file: [
        { value: ({ number }) => number },
        { heading: t('file-export:headings.lines'), kind: 'number', value: (item) => item.line_count },
        {
          heading: t('file-export:headings.goods'),
          value: (item) => item.first_lines.join(t('common:listComma') + ' '),
        },
      ],
    },
    {
      id: 'asked',
      header: t('asked'),
      sort: timeSort,
      cell: (item) => format.date(item.asked_at),
      spare: true,
      file: { kind: 'time', value: (item) => item.asked_at },
    },
    { id: 'place', header: t('place'), cell: placeOf, file: { value: placeOf } },
    {
      id: 'needed',
      header: t('neededBy'),
      cell: ({ needed_by }) => needed_by && format.date(needed_by),
      file: { kind: 'day', value: ({ needed_by }) => needed_by },
      spare: true,
    },
    {
      id: 'closes',
      header: t('closesAt'),
      sort: { up: 'closing', down: 'closing_desc' },
      file: { kind: 'time', value: (item) => item.closes_at },
      cell: (item) => <ClosingTime status={item.status} closesAt={item.closes_at} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: (item) => <Standing item={item} />,
      file: { value: ({ state }) => t(`states.${state}`) },
    },
    {
      id: 'subtotal',
      header: t('ownOffer'),
      file: { heading: t('file-export:headings.offer'), kind: 'number', value: ({ subtotal }) => subtotal },
      cell: ({ subtotal }) => subtotal !== null && <strong>{format.money(subtotal)}</strong>,
      align: 'end',
    },
  ];
}

/** Returns the place of a request in the reader's language, or that the buyer collects the goods. */
export function usePlace(): (item: Pick<InboxItem, 'governorate' | 'district' | 'is_pickup'>) => string {
  const { t } = useTranslation(['quotes', 'common']);
  const placeNames = usePlaceNames();
  return ({ governorate, district, is_pickup }) => {
    const names = placeNames({ governorate, district: district ?? undefined });
    const place = [names.district, names.governorate].filter(Boolean).join(t('common:listComma') + ' ');
    return is_pickup ? t('pickupFrom', { place }) : place;
  };
}

function QuoteLink({ item }: { item: InboxItem }) {
  const { t } = useTranslation(['quotes', 'common']);
  const format = useFormat();
  const isNew = item.seen_at === null;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <AppLink
        to={`/seller/dashboard/quotes/${item.request_id}`}
        sx={{ fontWeight: isNew ? 700 : 500, whiteSpace: 'nowrap' }}
      >
        <Ltr>{item.number}</Ltr>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
        {t('quotes:lineCount', { count: item.line_count, number: format.number(item.line_count) })}
        {': '}
        {item.first_lines.map((name) => `\u2068${name}\u2069`).join(t('common:listComma') + ' ')}
        {item.line_count > item.first_lines.length && '…'}
      </Box>
    </Box>
  );
}

function Standing({ item }: { item: InboxItem }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StateMark state={item.state} />
      {item.is_outdated && <Chip size="small" variant="outlined" color="warning" label={t('outdated')} />}
      {item.unread_count > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          label={t('unread', { count: item.unread_count, number: format.number(item.unread_count) })}
        />
      )}
    </Box>
  );
}
