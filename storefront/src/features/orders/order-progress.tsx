import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCheck, mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { OrderDetail, OrderEvent } from '@mawad/supabase/orders/queries';

interface Step {
  label: string;
  /** Time of the event; undefined if it has not happened. */
  at?: string;
  ended?: boolean;
  note?: string | null;
}

/** Timeline of an order: past events with their time, and the next steps. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const steps = useSteps(order);
  const reached = steps.filter((step) => step.at !== undefined).length - 1;
  return (
    <Panel component="section" aria-label={t('orders.timeline')} sx={{ padding: 2 }}>
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('orders.timeline')}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${steps.length}, minmax(0, 1fr))` },
          rowGap: 2,
        }}
      >
        {steps.map((step, index) => (
          <StepItem
            key={step.label}
            step={step}
            isLast={index === steps.length - 1}
            isPassed={index < reached}
          />
        ))}
      </Box>
    </Panel>
  );
}

function StepItem({ step, isLast, isPassed }: { step: Step; isLast: boolean; isPassed: boolean }) {
  const format = useFormat();
  const done = step.at !== undefined;
  const color = step.ended ? 'error.main' : done ? 'primary.main' : 'divider';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        columnGap: 1.5,
        rowGap: 1,
        alignContent: 'start',
        '&::before': isLast
          ? undefined
          : {
              content: '""',
              position: 'absolute',
              backgroundColor: isPassed ? 'primary.main' : 'divider',
              printColorAdjust: 'exact',
              insetInlineStart: { xs: 13, md: 32 },
              insetBlockStart: { xs: 30, md: 13 },
              inlineSize: { xs: 2, md: 'calc(100% - 36px)' },
              blockSize: { xs: 'calc(100% - 16px)', md: 2 },
            },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 28,
          blockSize: 28,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: color,
          backgroundColor: done ? color : 'background.paper',
          printColorAdjust: 'exact',
          color: 'primary.contrastText',
        }}
      >
        {done && <Icon path={step.ended ? mdiClose : mdiCheck} size={16} />}
      </Box>
      <Box sx={{ paddingInlineEnd: 1 }}>
        <Box
          sx={{
            fontSize: 'var(--text-14)',
            fontWeight: done ? 600 : 400,
            color: done ? 'text.primary' : 'text.secondary',
          }}
        >
          {step.label}
        </Box>
        {step.at && (
          <Box
            component="time"
            dateTime={step.at}
            sx={{ display: 'block', fontSize: 'var(--text-12)', color: 'text.secondary' }}
          >
            {format.dateTime(step.at)}
          </Box>
        )}
        {step.note && (
          <Box dir="auto" sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
            {step.note}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function useSteps(order: OrderDetail): Step[] {
  const { t } = useTranslation(['ordering', 'common']);
  const eventOf = (matches: (event: OrderEvent) => boolean) => order.events.find(matches);
  const placed = eventOf(({ kind }) => kind === 'placed');
  const approved = eventOf(({ kind }) => kind === 'approved');
  const ending = eventOf(
    ({ kind, to_status: to }) => kind === 'status' && (to === 'Cancelled' || to === 'Rejected'),
  );
  const steps: Step[] = [{ label: t('orders.event.placed'), at: placed?.created_at ?? order.created_at }];
  const approvedAt = approved?.created_at ?? order.approved_at ?? undefined;
  if (ending) {
    if (approvedAt) steps.push({ label: t('orders.event.approved'), at: approvedAt });
    const { to_status: to, created_at: at, note } = ending;
    return [...steps, { label: t(`orders.event.${to}`), at, note, ended: true }];
  }
  const later = (['Shipped', 'Delivered'] as const).map((status): Step => {
    const event = eventOf(({ to_status: to }) => to === status);
    const handed = status === 'Shipped' ? 'ReadyForPickup' : 'Collected';
    const label = order.is_pickup
      ? t(event ? `common:orderStatus.${handed}` : `orders.eventNext.${handed}`)
      : t(event ? `orders.event.${status}` : `orders.eventNext.${status}`);
    return { label, at: event?.created_at, note: event?.note };
  });
  return [
    ...steps,
    { label: t(approvedAt ? 'orders.event.approved' : 'orders.eventNext.approved'), at: approvedAt },
    ...later,
  ];
}
