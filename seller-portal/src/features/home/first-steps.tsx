import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiCheckCircleOutline, mdiCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { CompanyRight, SellerHome, SellerStep } from '@mawad/supabase/companies/seller-account-queries';
import { useMayChange } from '../../own-rights.ts';

const places: readonly { step: SellerStep; to: string; right: CompanyRight }[] = [
  { step: 'documents', to: '/seller/dashboard/documents', right: 'profile' },
  { step: 'delivery', to: '/seller/dashboard/delivery', right: 'delivery' },
  { step: 'store', to: '/seller/dashboard/store', right: 'profile' },
  { step: 'product', to: '/seller/dashboard/products/new', right: 'products' },
];

/** Steps that are missing before buyers can find a new company and order; renders nothing once all are done. */
export function FirstSteps({ steps }: Pick<SellerHome, 'steps'>) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const mayChange = useMayChange();
  const done = places.filter(({ step }) => steps[step]).length;
  if (done === places.length) return null;
  return (
    <Panel component="section" aria-labelledby="first-steps" sx={{ padding: 2 }}>
      <Typography id="first-steps" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('home.steps')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('home.stepsDone', { done: format.number(done), all: format.number(places.length) })}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, listStyle: 'none', margin: 0, marginBlockStart: 1.5, padding: 0 }}
      >
        {places.map(({ step, to, right }) => (
          <Box key={step} component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Box
              component="span"
              sx={{ color: steps[step] ? 'success.main' : 'text.secondary', display: 'flex' }}
            >
              <Icon path={steps[step] ? mdiCheckCircleOutline : mdiCircleOutline} />
            </Box>
            <Box>
              {steps[step] ? (
                <Box component="span" sx={{ fontWeight: 500 }}>
                  {t(`home.step.${step}`)}{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    ({t('home.done')})
                  </Box>
                </Box>
              ) : mayChange(right) ? (
                <AppLink to={to} sx={{ fontWeight: 600 }}>
                  {t(`home.step.${step}`)}
                </AppLink>
              ) : (
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(`home.step.${step}`)}
                </Box>
              )}
              {!steps[step] && (
                <Typography variant="body2" color="textSecondary">
                  {t(`home.stepText.${step}`)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
