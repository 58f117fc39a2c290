import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { useQuoteUpdates } from '../../account/use-quote-updates.ts';
import { ClaimForm } from './claim-form.tsx';
import { OwnQuoteCard } from './own-quote-card.tsx';
import { ownQuotesQuery } from './quote-queries.ts';
import { quoteStates } from './quote-states.ts';
import { useClaimRequests } from './use-claim-requests.ts';

/** The user's requests and drafts, with answers as they come. */
export function OwnQuotesPage() {
  const { t } = useTranslation('own-quotes');
  return (
    <AccountFrame
      title={t('title')}
      subtitle={t('lead')}
      action={
        <ButtonLink to="/request-quote" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {t('new')}
        </ButtonLink>
      }
    >
      <QuoteList />
      <ClaimForm />
    </AccountFrame>
  );
}

function QuoteList() {
  const { t } = useTranslation('own-quotes');
  const userId = useStore((state) => state.session.user?.id);
  const filter = useOwnListFilter(quoteStates);
  const query = useQuery(ownQuotesQuery(useServices(), userId ?? '', filter));
  useQuoteUpdates();
  useClaimRequests(userId);
  return (
    <OwnList
      messages="own-quotes"
      filter={filter}
      statuses={quoteStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      query={query}
      emptyTo="/request-quote"
    >
      {(quotes) =>
        quotes.map((quote) => (
          <li key={quote.id}>
            <OwnQuoteCard quote={quote} />
          </li>
        ))
      }
    </OwnList>
  );
}
