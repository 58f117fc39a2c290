import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiPlus } from '@mawad/shared-ui/icons';
import { Box, Skeleton } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { AccountFrame } from '../../account/account-frame.tsx';
import { addressesQuery } from '../../address/address-queries.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';

/** Maximum number of addresses per account, as in the database. */
const addressLimit = 20;

/** Delivery addresses of the buyer. `?edit=new` and `?edit=7` open the form above the list. */
export function AddressesPage() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('addresses.title')} subtitle={t('addresses.lead')}>
      <AddressList />
    </AccountFrame>
  );
}

function AddressList() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const user = useStore((state) => state.session.user)!;
  const { data, error, refetch } = useQuery(addressesQuery(useServices(), user.id));
  if (error && !data)
    return <ErrorState error={error} title={t('addresses.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          title={t('addresses.empty')}
          text={t('addresses.emptyText')}
          action={<AddLink label={t('addresses.addFirst')} />}
        />
      ) : (
        <>
          <Box component="ul" sx={listStyle}>
            {data.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
          </Box>
          <Box sx={{ marginBlockStart: 2.5 }}>
            {data.length < addressLimit ? (
              <AddLink label={t('addresses.add')} />
            ) : (
              <Alert severity="info">{t('addresses.full', { number: format.number(data.length) })}</Alert>
            )}
          </Box>
        </>
      )}
      <AddressDialog addresses={data} />
    </>
  );
}

function AddLink({ label }: { label: string }) {
  return (
    <ButtonLink to="?edit=new" preventScrollReset variant="contained" startIcon={<Icon path={mdiPlus} />}>
      {label}
    </ButtonLink>
  );
}

function ListSkeleton() {
  return (
    <Box aria-busy sx={listStyle}>
      {[0, 1].map((place) => (
        <Skeleton key={place} variant="rounded" height={188} />
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
};
