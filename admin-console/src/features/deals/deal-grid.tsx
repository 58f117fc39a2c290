import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { DealDay } from '@mawad/supabase/deals/queries';
import { dayAfter, today, weeksOf } from './calendar-month.ts';
import { DayDeals } from './day-deals.tsx';

interface DealGridProps {
  month: string;
  days: DealDay[];
  onMonth: (change: number) => void;
}

/**
 * Month as a grid of weeks. Arrow keys move between days (mirrored in Arabic), Home and End to the ends of the week,
 * Page Up and Page Down between months, Enter to the first link of a day.
 */
export function DealGrid({ month, days, onMonth }: DealGridProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const isArabic = useLanguage() === 'ar';
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const now = today();
  const [chosen, setChosen] = useState(now);
  const active = chosen.startsWith(month) ? chosen : `${month}-01`;
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [month]);
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = new Date(`${active}T12:00:00Z`).getUTCDay();
    const steps: Record<string, number> = {
      ArrowRight: isArabic ? -1 : 1,
      ArrowLeft: isArabic ? 1 : -1,
      ArrowDown: 7,
      ArrowUp: -7,
      Home: -place,
      End: 6 - place,
    };
    const step = steps[event.key];
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      movesFocus.current = true;
      onMonth(event.key === 'PageUp' ? -1 : 1);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = dayAfter(active, step);
      if (!next.startsWith(month)) return;
      setChosen(next);
      cellOf(next)?.focus();
    } else if (event.key === 'Enter' && event.target === cellOf(active)) {
      event.preventDefault();
      cellOf(active)?.querySelector('a')?.focus();
    }
  }

  return (
    <Panel sx={{ overflow: 'hidden', display: { xs: 'none', md: 'block' } }}>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={t('calendar.grid', { month: format.month(`${month}-01T12:00:00Z`) })}
        onKeyDown={press}
        sx={{ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => (
              <Box component="th" key={place} scope="col" sx={headStyle}>
                {/* 4 January 2026 is a Sunday. */}
                {format.weekday(`2026-01-${String(4 + place).padStart(2, '0')}T12:00:00Z`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, place) => {
                if (!day) return <Box component="td" key={place} sx={{ ...cellStyle, ...outside }} />;
                const deals = days.find((one) => one.day === day);
                const isActive = day === active;
                return (
                  <Box
                    component="td"
                    key={place}
                    role="gridcell"
                    data-day={day}
                    tabIndex={isActive ? 0 : -1}
                    aria-current={day === now ? 'date' : undefined}
                    onFocus={() => setChosen(day)}
                    sx={cellStyle}
                  >
                    <Box component="span" sx={day === now ? todayStyle : dayStyle}>
                      {Number(day.slice(8))}
                    </Box>
                    {deals && <DayDeals day={deals} tabIndex={isActive ? 0 : -1} />}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}

const headStyle = {
  padding: 1,
  fontSize: 'var(--text-12)',
  fontWeight: 600,
  textAlign: 'start',
  color: 'text.secondary',
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
const cellStyle = {
  blockSize: 104,
  padding: 1,
  verticalAlign: 'top',
  fontSize: 'var(--text-13)',
  borderBlockStart: 1,
  borderColor: 'divider',
  '&:not(:first-of-type)': { borderInlineStart: 1, borderColor: 'divider' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
const outside = { backgroundColor: 'action.hover' } as const;
const dayStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 24,
  fontVariantNumeric: 'tabular-nums',
} as const;
const todayStyle = {
  ...dayStyle,
  borderRadius: '12px',
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
} as const;
