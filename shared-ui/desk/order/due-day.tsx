import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface DueDayProps {
  order: { status: string; is_pickup: boolean; due_on: string };
}

/** Own line with the day by which an order arrives or is ready for pickup; nothing after the end of the order. */
export function DueDay({ order }: DueDayProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { status, is_pickup: isPickup, due_on: day } = order;
  // Goods that are ready for pickup wait for the buyer.
  if (status !== 'Processing' && (status !== 'Shipped' || isPickup)) return null;
  const isLate = day < baghdadDay();
  const text = isLate ? 'wasDue' : isPickup ? 'readyBy' : 'arrivesBy';
  return (
    <Box
      component="span"
      sx={{ display: 'block', fontWeight: 600, color: isLate ? 'error.main' : undefined }}
    >
      {t(`orderParts.${text}`, { date: format.date(day) })}
    </Box>
  );
}
