import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { purchaseStates, type PurchaseRequestItem } from '@mawad/supabase/buying/queries';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { purchaseRequestsQuery } from '../../buying/buying-queries.ts';
import { CompanyFrame } from './company-frame.tsx';
import { JoinedParts } from './joined-parts.tsx';
import { RequestState } from './request-state.tsx';

/** Purchase requests that the person may read, newest first. */
export function RequestsPage() {
  return <CompanyFrame>{() => <Requests />}</CompanyFrame>;
}

function Requests() {
  const { t } = useTranslation('buying');
  const { status, ...filter } = useOwnListFilter(purchaseStates);
  const query = useQuery(
    purchaseRequestsQuery(useServices(), { ...filter, ...(status && { state: status }) }),
  );
  return (
    <OwnList
      messages="buying"
      filter={{ ...filter, ...(status && { status }) }}
      statuses={purchaseStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      query={query}
      emptyTo="/products"
    >
      {(items) =>
        items.map((item) => (
          <li key={item.id}>
            <RequestCard request={item} />
          </li>
        ))
      }
    </OwnList>
  );
}

function RequestCard({ request }: { request: PurchaseRequestItem }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  return (
    <Panel component="article" sx={cardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <AppLink
          to={`/account/company/requests/${request.id}`}
          color="textPrimary"
          underline="none"
          aria-label={t('request.title', { number: request.number })}
          sx={stretched}
        >
          <Ltr>{request.number}</Ltr>
        </AppLink>
        <RequestState state={request.state} />
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary', marginInlineStart: { sm: 'auto' } }}>
          {format.date(request.created_at)}
        </Box>
      </Box>
      <div>
        <JoinedParts parts={[request.requester, request.project_name]} />
      </div>
      <strong>{format.money(request.total)}</strong>
    </Panel>
  );
}

const cardStyle = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  padding: 2,
  '&:hover': { borderColor: 'primary.main' },
} as const;

// The link covers the card.
const stretched = {
  fontWeight: 700,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
