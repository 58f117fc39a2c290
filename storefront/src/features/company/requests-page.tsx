import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { purchaseStates, type PurchaseRequestItem } from '@mawad/supabase/buying/queries';
import { OwnCard } from '../../account/own-list/own-card.tsx';
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
    <OwnCard
      item={request}
      to={`/account/company/requests/${request.id}`}
      label={t('request.title', { number: request.number })}
      status={<RequestState state={request.state} />}
    >
      <div>
        <JoinedParts parts={[request.requester, request.project_name]} />
      </div>
      <strong>{format.money(request.total)}</strong>
    </OwnCard>
  );
}
