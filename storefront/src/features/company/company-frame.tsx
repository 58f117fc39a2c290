import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Buying, BuyingRight } from '@mawad/supabase/buying/queries';
import { AccountFrame } from '../../account/account-frame.tsx';

interface CompanyFrameProps {
  title?: string;
  /** Shown to people without a company; by default a hint. */
  outside?: ReactNode;
  /** Right that the page needs; members without it read why they see nothing. */
  right?: BuyingRight;
  children: (buying: Buying) => ReactNode;
}

/** Page of the company for which the person buys, with links to its parts. */
export function CompanyFrame({ title, ...rest }: CompanyFrameProps) {
  const { t } = useTranslation('buying');
  return (
    <AccountFrame title={title ?? t('title')}>
      <LoadedCompany {...rest} />
    </AccountFrame>
  );
}

function LoadedCompany({ outside, right, children }: Omit<CompanyFrameProps, 'title'>) {
  const { t } = useTranslation('buying');
  const { data, error, refetch } = useQuery(buyingQuery(useServices()));
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={240} />;
  if (data === null)
    return (
      outside ?? (
        <EmptyState
          title={t('noCompany')}
          text={t('noCompanyText')}
          action={{ label: t('create.submit'), to: '/account/company' }}
        />
      )
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CompanyTabs buying={data} />
      {right && !data.rights.includes(right) ? (
        <EmptyState
          title={t('noRight')}
          text={t('noRightText')}
          action={{ label: t('tabs.requests'), to: '/account/company/requests' }}
        />
      ) : (
        children(data)
      )}
    </Box>
  );
}

function CompanyTabs({ buying }: { buying: Buying }) {
  const { t } = useTranslation('buying');
  const { pathname } = useLocation();
  const tabs = [
    { to: '/account/company', label: t('tabs.people') },
    { to: '/account/company/projects', label: t('tabs.projects') },
    {
      to: '/account/company/requests',
      label: buying.waiting > 0 ? `${t('tabs.requests')} (${buying.waiting})` : t('tabs.requests'),
    },
    ...(buying.rights.includes('see_orders')
      ? [
          { to: '/account/company/orders', label: t('tabs.orders') },
          { to: '/account/company/spend', label: t('tabs.spend') },
          { to: '/account/company/invoices', label: t('tabs.invoices') },
        ]
      : []),
  ];
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tabs.map(({ to, label }) => (
        <ButtonLink
          key={to}
          to={to}
          size="small"
          variant={pathname.endsWith(to) ? 'contained' : 'text'}
          color={pathname.endsWith(to) ? 'primary' : 'secondary'}
          aria-current={pathname.endsWith(to) ? 'page' : undefined}
          sx={{ minBlockSize: 44 }}
        >
          {label}
        </ButtonLink>
      ))}
    </Box>
  );
}
