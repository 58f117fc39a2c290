import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OrderSummary } from '@mawad/supabase/orders/queries';

/** Person and project of a company's order, for its people; nothing for a private order. */
export function OrderBuying({ order: { buying } }: { order: Pick<OrderSummary, 'buying'> }) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  if (!buying) return null;
  const rows = [
    [t('title'), localized(buying, 'company_name', language)],
    [t('orders.person'), buying.person],
    [t('request.project'), [buying.project?.number, buying.project?.name].filter(Boolean).join(' – ')],
  ].filter(([, value]) => value);
  return (
    <Panel component="section" sx={{ padding: 2, displayPrint: 'none' }}>
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('orders.boughtFor')}
      </Typography>
      <Box component="dl" sx={factsStyle}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Box>
      {!buying.is_own && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {t('orders.readOnly', { person: buying.person ?? '–' })}
        </Typography>
      )}
      {buying.purchase_request_id && (
        <AppLink to={`/account/company/requests/${buying.purchase_request_id}`}>
          {t('orders.request')}
        </AppLink>
      )}
    </Panel>
  );
}

const factsStyle = {
  display: 'grid',
  gap: 1,
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: 'var(--text-12)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
