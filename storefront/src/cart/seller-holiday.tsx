import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClockOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Holiday } from '@mawad/supabase/delivery/queries';

/** Whether a seller accepts no orders, because of a holiday or because it is paused. */
export function isClosed(holiday: Holiday | undefined): boolean {
  return holiday?.takes_orders === false;
}

/** Notice that a seller is paused, or about its holiday and the effect on orders; null for any other seller. */
export function SellerHoliday({ holiday }: { holiday: Holiday | undefined }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  if (!holiday) return null;
  const { opens_on: opensOn } = holiday;
  const closed = isClosed(holiday);
  return (
    <Box role="status" sx={{ ...noteStyle, color: closed ? 'error.main' : 'text.secondary' }}>
      <Icon path={mdiClockOutline} size={20} />
      <span>
        {opensOn
          ? t(closed ? 'holiday.none' : 'holiday.later', { date: format.date(opensOn) })
          : t('holiday.paused')}
      </span>
    </Box>
  );
}

const noteStyle = { display: 'flex', gap: 1, alignItems: 'start', fontSize: 'var(--text-14)' } as const;
