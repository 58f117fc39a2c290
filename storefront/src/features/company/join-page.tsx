import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useNavigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { acceptBuyingInvitation, type JoinableCompany } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { AccountFrame } from '../../account/account-frame.tsx';
import { buyingInvitationQuery } from '../../buying/buying-queries.ts';

/** Target of an invitation to buy for a company. */
export function JoinPage() {
  const { t } = useTranslation('buying');
  return (
    <AccountFrame title={t('join.title')}>
      <LoadedInvitation />
    </AccountFrame>
  );
}

function LoadedInvitation() {
  const { t } = useTranslation('buying');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, error, refetch } = useQuery(buyingInvitationQuery(useServices(), token));
  if (error instanceof AppError && error.code === 'invitation_gone')
    return (
      <EmptyState
        title={t('join.gone')}
        text={t('join.goneText')}
        action={{ label: t('open'), to: '/account/company' }}
      />
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} />;
  return <Invited company={data} token={token} />;
}

function Invited({ company, token }: { company: JoinableCompany; token: string }) {
  const { t } = useTranslation('buying');
  const navigate = useNavigate();
  const name = localized(company, 'company_name', useLanguage());
  const join = useAction({
    act: (services) => acceptBuyingInvitation(backendOf(services).data, token),
    reads: [
      ['buying', 'own'],
      ['buying', 'members'],
    ],
    done: () => t('join.done', { company: name }),
    failed: t('join.failed'),
    onDone: () => void navigate('/account/company', { replace: true }),
  });
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 560, display: 'grid', gap: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t('join.heading', { company: name })}
      </Typography>
      <div>
        {t('join.as', { role: t(`roles.${company.role}`) })} {t(`does.${company.role}`)}
      </div>
      {company.email && <Box sx={{ color: 'text.secondary' }}>{t('join.for', { email: company.email })}</Box>}
      <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate()}>
        {t('join.accept')}
      </Button>
    </Panel>
  );
}
