import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PurchaseListItem } from '@mawad/supabase/lists/queries';
import { SectionHeading } from '../../../layout/section-heading.tsx';
import { listPath } from './list-queries.ts';

interface ListRowsProps {
  lists: PurchaseListItem[];
  /** Control at the end of a row. */
  action?: (list: PurchaseListItem) => ReactNode;
}

/** Saved carts, own lists and those of the company, each group under its heading; nothing for an empty group. */
export function ListRows({ lists, action }: ListRowsProps) {
  const { t } = useTranslation('lists');
  const groups = [
    { id: 'saved-carts', title: t('cart.group'), lists: lists.filter(({ kind }) => kind === 'cart') },
    {
      id: 'own-lists',
      title: t('purchase.own'),
      lists: lists.filter(({ kind, is_shared }) => kind === 'list' && !is_shared),
    },
    { id: 'shared-lists', title: t('purchase.shared'), lists: lists.filter((list) => list.is_shared) },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groups
        .filter((group) => group.lists.length > 0)
        .map((group) => (
          <Box component="section" key={group.id} aria-labelledby={group.id}>
            <SectionHeading id={group.id} title={group.title} />
            <Box component="ul" sx={rowsStyle}>
              {group.lists.map((list) => (
                <li key={list.id}>
                  <ListRow list={list}>{action?.(list)}</ListRow>
                </li>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function ListRow({ list, children }: { list: PurchaseListItem; children: ReactNode }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const facts = [
    t('purchase.count', { count: list.line_count, number: format.number(list.line_count) }),
    t('purchase.changed', { date: format.date(list.updated_at) }),
    ...(list.sent_by ? [t('cart.from', { person: `\u2068${list.sent_by}\u2069` })] : []),
  ];
  return (
    <Panel sx={rowStyle}>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <AppLink to={listPath(list.id)} sx={{ ...tapArea, fontWeight: 600 }}>
          <bdi>{list.name}</bdi>
        </AppLink>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>{facts.join(' · ')}</Box>
      </Box>
      {children}
    </Panel>
  );
}

const rowsStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const rowStyle = {
  padding: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;
