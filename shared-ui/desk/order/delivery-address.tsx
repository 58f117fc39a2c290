import { formatPhone, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { CompanyPurchase, type CompanyFacts } from './company-purchase.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';

/**
 * Address and recipient of an order; no address if the buyer collects it. `phone` is E.164, `governorate` a
 * name.
 */
export interface DeliveryDestination extends CompanyFacts {
  full_name: string;
  phone: string;
  /** Absent if the reader may not see it. */
  email?: string;
  governorate?: string;
  district?: string;
  address?: string;
  landmark?: string | null;
  postal_code?: string | null;
  notes?: string | null;
}

interface DeliveryAddressProps {
  destination: DeliveryDestination;
  /** How the goods are handed over at the address, e.g. that they arrive by truck. */
  handover?: string | false;
}

/** Delivery address of an order, with links to call and mail the buyer. */
export function DeliveryAddress({ destination, handover }: DeliveryAddressProps) {
  const { t } = useTranslation('common');
  const { full_name, phone, email, governorate, district, address, landmark, postal_code, notes } =
    destination;
  const title = t(address ? 'orderParts.deliverTo' : 'orderParts.orderedBy');
  return (
    <Panel
      component="section"
      aria-label={title}
      sx={{ padding: 2, fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ fontWeight: 600 }}>{full_name}</Box>
        <Link href={`tel:${phone}`} sx={tapRow}>
          <Ltr>{formatPhone(phone)}</Ltr>
        </Link>
      </Box>
      {address && <Box>{address}</Box>}
      {landmark && <Box>{landmark}</Box>}
      <Box>{[district, governorate, postal_code].filter(Boolean).join(t('orderParts.placeSeparator'))}</Box>
      {email && (
        <Link href={`mailto:${email}`} sx={tapRow}>
          <Ltr>{email}</Ltr>
        </Link>
      )}
      {handover && <Box sx={{ fontWeight: 600, marginBlockStart: 1 }}>{handover}</Box>}
      <CompanyPurchase facts={destination} />
      {notes && (
        <Box
          sx={{ marginBlockStart: 1.5, paddingBlockStart: 1.5, borderBlockStart: 1, borderColor: 'divider' }}
        >
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-12)' }}>{t('orderParts.notes')}</Box>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {notes}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
