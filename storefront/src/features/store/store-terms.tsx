import type { ReactNode } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Store } from '@mawad/supabase/companies/stores-queries';
import { StoreDelivery } from './store-delivery.tsx';
import { StorePickup } from './store-pickup.tsx';

export function StoreTerms({ store }: { store: Store }) {
  const { t } = useTranslation('store');
  const language = useLanguage();
  const returns = localized(store, 'returns', language);
  const { areas, pickup } = store.delivery;
  if (!returns && !pickup && areas.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
        marginBlock: 4,
      }}
    >
      {areas.length > 0 && (
        <Term id="delivery" title={t('delivers')}>
          <StoreDelivery delivery={store.delivery} />
        </Term>
      )}
      {pickup && (
        <Term title={t('pickupTitle')}>
          <StorePickup pickup={pickup} />
        </Term>
      )}
      {returns && (
        <Term title={t('returns')}>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {returns}
          </Box>
        </Term>
      )}
    </Box>
  );
}

function Term({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Panel component="section" id={id} sx={{ padding: 2, fontSize: 'var(--text-14)' }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {children}
    </Panel>
  );
}
