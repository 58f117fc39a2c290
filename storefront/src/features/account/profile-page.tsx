import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { useServices } from '@mawad/shared-ui/contract';
import { Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
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
