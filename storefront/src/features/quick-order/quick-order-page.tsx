import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFormatListBulleted } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { Seo } from '../../layout/seo.tsx';
import { OrderEntry } from './order-entry.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** Order by codes: typed, pasted, from a file or scanned. */
export function QuickOrderPage() {
  const { t } = useTranslation(['lists', 'storefront']);
  const owner = useStore((state) => state.session.user?.id ?? null);
  const isSessionLoaded = useStore((state) => !state.session.loading);
  const title = t('quick.title');
  return (
    <PlainContainer>
      <Box sx={{ minBlockSize: '100dvh', paddingBlockEnd: 6 }}>
        <Seo title={title} description={t('quick.lead')} noIndex />
        <Breadcrumbs items={[{ label: t('storefront:page.home'), to: '/' }, { label: title }]} />
        <PageHeader
          title={title}
          subtitle={t('quick.lead')}
          action={
            <ButtonLink
              to="/quick-order/lists"
              variant="outlined"
              startIcon={<Icon path={mdiFormatListBulleted} />}
              sx={{ minBlockSize: 44 }}
            >
              {t('purchase.title')}
            </ButtonLink>
          }
        />
        {isSessionLoaded ? (
          <QuickOrder key={owner} owner={owner} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </Box>
    </PlainContainer>
  );
}

function QuickOrder({ owner }: { owner: string | null }) {
  const form = useQuickOrder(owner);
  return (
    <Box sx={gridStyle}>
      <Panel sx={panelStyle}>
        <OrderEntry text={form.text} count={form.judged.length} changes={form.changes} />
        {form.error && <ErrorState error={form.error} onRetry={form.retry} />}
        {form.judged.length > 0 && <OrderList judged={form.judged} changes={form.changes} />}
      </Panel>
      <OrderSummary form={form} />
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;

const panelStyle = {
  padding: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
