import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { profileQuery } from '../../address/address-queries.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('profile.title')} subtitle={t('profile.lead')}>
      <Profile />
    </AccountFrame>
  );
}

function Profile() {
  const { t } = useTranslation('account');
  const user = useStore((state) => state.session.user)!;
  const { data, error, refetch } = useQuery(profileQuery(useServices(), user.id));
  if (error && !data)
    return <ErrorState error={error} title={t('profile.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy />;
  return <ProfileForm key={user.id} user={user} profile={data} />;
}
