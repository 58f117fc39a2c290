import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClockOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Holiday } from '@mawad/supabase/queries/delivery';

/** Whether a seller accepts no orders because of a holiday. */
export function isClosed(holiday: Holiday | undefined): boolean {
  return holiday?.takes_orders === false;
}

/** Notice about a seller's holiday and its effect on orders; null if the seller has none. */
export function SellerHoliday({ holiday }: { holiday: Holiday | undefined }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  if (!holiday) return null;
  const closed = isClosed(holiday);
  return (
    <Box role="status" sx={{ ...noteStyle, color: closed ? 'error.main' : 'text.secondary' }}>
      <Icon path={mdiClockOutline} size={20} />
      <span>{t(closed ? 'holiday.none' : 'holiday.later', { date: format.date(holiday.opens_on) })}</span>
    </Box>
  );
}

const noteStyle = { display: 'flex', gap: 1, alignItems: 'start', fontSize: 'var(--text-14)' } as const;
