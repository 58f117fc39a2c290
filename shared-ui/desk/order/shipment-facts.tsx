import { formatPhone } from '@mawad/shared-i18n';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { ReactNode } from 'react';

interface ShipmentFactsProps {
  shipment: { courier: string; courier_phone: string | null; tracking_number: string | null };
  /** Texts of the page's own namespace, so that the shop does not load those of the portals. */
  labels: { title: string; trackingNumber: string };
  action?: ReactNode;
}

/** Courier of an order with its phone, and the tracking number. */
export function ShipmentFacts({ shipment, labels, action }: ShipmentFactsProps) {
  const { courier, courier_phone: phone, tracking_number: number } = shipment;
  return (
    <Panel
      component="section"
      aria-label={labels.title}
      sx={{ padding: 2, fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {labels.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {courier}
        </Box>
        {phone && (
          <Link href={`tel:${phone}`} sx={tapRow}>
            <Ltr>{formatPhone(phone)}</Ltr>
          </Link>
        )}
      </Box>
      {number && (
        <Box>
          {`${labels.trackingNumber}: `}
          <Ltr>{number}</Ltr>
        </Box>
      )}
      {action}
    </Panel>
  );
}
