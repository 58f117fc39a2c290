import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
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
