import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAlertCircleOutline, mdiInformationOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ProductHealth } from '@mawad/supabase/products/queries';

/** First reason why buyers cannot buy the product, else the quality of its page. */
export function HealthMark({ health }: { health: ProductHealth }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const [first] = health.causes;
  if (!first) {
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {t('health.quality', { percent: format.percent(health.quality / 100) })}
      </Box>
    );
  }
  const others = health.causes.length - 1;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Icon
        path={first.blocks ? mdiAlertCircleOutline : mdiInformationOutline}
        size={18}
        tone={first.blocks ? 'error' : 'warning'}
      />
      <span>
        {t(`health.${first.cause}`)}
        {others > 0 && ` ${t('health.more', { count: others, number: format.number(others) })}`}
      </span>
    </Box>
  );
}
