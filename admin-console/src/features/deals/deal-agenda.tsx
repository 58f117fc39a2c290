import { useFormat } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { DealDay } from '@mawad/supabase/deals/queries';
import { DayDeals } from './day-deals.tsx';

/** Days of a month with deals that begin or end, as a list for narrow screens. */
export function DealAgenda({ days }: { days: DealDay[] }) {
  const format = useFormat();
  if (days.length === 0) return null;
  return (
    <Panel
      component="ol"
      sx={{ display: { md: 'none' }, listStyle: 'none', margin: 0, paddingInline: 2, paddingBlock: 0 }}
    >
      {days.map((day) => {
        const moment = `${day.day}T12:00:00Z`;
        return (
          <Box
            component="li"
            key={day.day}
            sx={{
              paddingBlock: 1,
              '&:not(:first-of-type)': { borderBlockStart: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>
              {format.weekday(moment)} · {format.date(moment)}
            </Box>
            <DayDeals day={day} />
          </Box>
        );
      })}
    </Panel>
  );
}
