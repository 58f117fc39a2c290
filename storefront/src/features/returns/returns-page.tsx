import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { returnStatuses } from '@mawad/supabase/returns/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { ownReturnsQuery } from '../../account/return-queries.ts';
import { useReturnUpdates } from '../../account/use-return-updates.ts';
import { ReturnCard } from './return-card.tsx';

/** The buyer's returns, newest first. */
export function ReturnsPage() {
  const { t } = useTranslation('own-returns');
  return (
    <AccountFrame title={t('title')} subtitle={t('lead')}>
      <ReturnList />
    </AccountFrame>
  );
}

function ReturnList() {
  const { t } = useTranslation('returns');
  const userId = useStore((state) => state.session.user?.id);
  const filter = useOwnListFilter(returnStatuses);
  const query = useQuery(ownReturnsQuery(useServices(), userId ?? '', filter));
  useReturnUpdates();
  return (
    <OwnList
      messages="own-returns"
      filter={filter}
      statuses={returnStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      query={query}
      emptyTo="/my-orders"
    >
      {(items) =>
        items.map((item) => (
          <li key={item.id}>
            <ReturnCard item={item} />
          </li>
        ))
      }
    </OwnList>
  );
}
