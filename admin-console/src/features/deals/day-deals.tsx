import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { calendarCap, type DealDay } from '@mawad/supabase/deals/queries';

interface DayDealsProps {
  day: DealDay;
  /** `tabIndex` of the links; -1 in the grid, where arrow keys move the focus. */
  tabIndex?: number;
}

/** Numbers of deals that begin and end on a day, linked to the list. */
export function DayDeals({ day, tabIndex }: DayDealsProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const numberOf = (count: number) =>
    count < calendarCap ? format.number(count) : t('calendar.many', { number: format.number(calendarCap) });
  const links = [
    { name: 'starting', filter: 'starts_on', color: 'success.main' },
    { name: 'ending', filter: 'ends_on', color: 'text.secondary' },
  ] as const;
  return links
    .filter(({ name }) => day[name] > 0)
    .map(({ name, filter, color }) => {
      const deals = t(`calendar.${name}`, { count: day[name], number: numberOf(day[name]) });
      return (
        <AppLink
          key={name}
          to={`/admin/deals?${filter}=${day.day}`}
          tabIndex={tabIndex}
          aria-label={t('calendar.onDay', { deals, day: format.date(`${day.day}T12:00:00Z`) })}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minBlockSize: { xs: 44, md: 28 } }}
        >
          <Box
            aria-hidden
            sx={{ flexShrink: 0, inlineSize: 8, blockSize: 8, borderRadius: '50%', backgroundColor: color }}
          />
          {deals}
        </AppLink>
      );
    });
}
