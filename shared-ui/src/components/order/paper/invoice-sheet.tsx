import { useId } from 'react';
import { formatPhone, localized } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { InvoiceLines } from '@mawad/shared-ui/components/order/paper/invoice-lines';
import { Both, BothWords, invoiceWords } from '@mawad/shared-ui/components/order/paper/invoice-words';
import { QrCode } from '@mawad/shared-ui/components/order/paper/qr-code';
import { SlipLines } from '@mawad/shared-ui/components/order/paper/slip-lines';
import { sheetStyle } from './sheet-style.ts';
import { isVoid, type PaperOrder, type PaperPlace } from './paper-order.ts';

interface InvoiceSheetProps {
  order: PaperOrder;
  /** To name governorates and districts; codes stand until they are there. */
  places: PaperPlace[];
  /** A slip goes with the goods: no prices, boxes to tick, and what the driver collects. */
  kind?: 'invoice' | 'slip';
}

/** Seller, buyer, goods and sums in both languages, dark on white in every colour scheme. */
export function InvoiceSheet({ order, places, kind = 'invoice' }: InvoiceSheetProps) {
  const titleId = useId();
  const { siteUrl, contact } = useServices().site;
  const { en, ar } = invoiceWords;
  const status = isVoid(order) ? (order.status as 'Cancelled' | 'Rejected') : null;
  return (
    <Box component="article" aria-labelledby={titleId} sx={sheetStyle}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Wordmark size={34} />
          <Box
            id={titleId}
            component="h1"
            sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlockStart: 2.5 }}
          >
            <BothWords word={kind === 'slip' ? 'packingSlip' : 'title'} />
          </Box>
        </Box>
        <Facts order={order} />
        <Box sx={{ display: { xs: 'none', sm: 'block' }, displayPrint: 'block' }}>
          <QrCode text={`${siteUrl}/orders/${order.id}`} label={`${en.scan} / ${ar.scan}`} />
        </Box>
      </Box>
      {status && (
        <Box sx={voidStyle}>
          <BothWords word={status} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, marginBlock: 3 }}>
        <Seller order={order} places={places} />
        <Buyer order={order} places={places} />
      </Box>
      {order.pickup && <Pickup pickup={order.pickup} places={places} />}
      {kind === 'slip' ? <SlipLines order={order} /> : <InvoiceLines order={order} />}
      <Box component="footer" sx={footerStyle}>
        <Box>
          <Both en={en.soldThrough} ar={ar.soldThrough} />
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <Ltr>{formatPhone(contact.phone)}</Ltr>
          <Box>
            <Ltr>{contact.email}</Ltr>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function Facts({ order }: { order: PaperOrder }) {
  const date = new Date(order.created_at).toLocaleDateString('en-GB', { timeZone: 'Asia/Baghdad' });
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1, '& dd': { margin: 0, fontWeight: 700 } }}>
      <div>
        <Box component="dt" sx={labelStyle}>
          <BothWords word="number" />
        </Box>
        <dd>
          <Ltr>{order.number}</Ltr>
        </dd>
      </div>
      <div>
        <Box component="dt" sx={labelStyle}>
          <BothWords word="date" />
        </Box>
        <dd>
          <Ltr>{date}</Ltr>
        </dd>
      </div>
    </Box>
  );
}

interface PartyProps {
  order: PaperOrder;
  places: PaperPlace[];
}

function Seller({ order, places }: PartyProps) {
  const { phone, governorate } = order.seller;
  return (
    <Box component="section">
      <Box sx={labelStyle}>
        <BothWords word="seller" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <bdi>{order.company_name}</bdi>
      </Box>
      {governorate && <Place places={places} governorate={governorate} district="" />}
      {phone && <Ltr>{formatPhone(phone)}</Ltr>}
    </Box>
  );
}

function Buyer({ order, places }: PartyProps) {
  const { full_name, address, landmark, phone, governorate, district } = order.delivery;
  return (
    <Box component="section" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={labelStyle}>
        <BothWords word="buyer" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <bdi>{full_name}</bdi>
      </Box>
      {address && (
        <Box>
          <bdi>{address}</bdi>
        </Box>
      )}
      {landmark && (
        <Box>
          <bdi>{landmark}</bdi>
        </Box>
      )}
      {governorate && <Place places={places} governorate={governorate} district={district ?? ''} />}
      <Ltr>{formatPhone(phone)}</Ltr>
    </Box>
  );
}

interface PickupProps {
  pickup: NonNullable<PaperOrder['pickup']>;
  places: PaperPlace[];
}

/** Where the buyer collects the goods. */
function Pickup({ pickup, places }: PickupProps) {
  return (
    <Box component="section" sx={pickupStyle}>
      <Box sx={labelStyle}>
        <BothWords word="pickUpAt" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <Both en={localized(pickup, 'address', 'en')} ar={localized(pickup, 'address', 'ar')} />
      </Box>
      <Place places={places} governorate={pickup.governorate} district="" />
      {(pickup.note_en || pickup.note_ar) && (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <Both en={localized(pickup, 'note', 'en')} ar={localized(pickup, 'note', 'ar')} />
        </Box>
      )}
    </Box>
  );
}

function Place(props: { places: PaperPlace[]; governorate: string; district: string }) {
  const { places, governorate: code, district } = props;
  const found = places.find((one) => one.code === code);
  const part = found?.districts.find(({ name_en, name_ar }) => name_en === district || name_ar === district);
  const nameIn = (language: 'en' | 'ar') =>
    [part?.[`name_${language}`] ?? district, found?.[`name_${language}`] ?? code].filter(Boolean).join(' - ');
  return <Both en={nameIn('en')} ar={nameIn('ar')} />;
}

const labelStyle = { fontSize: 11, lineHeight: 1.4, color: '#3E5561' };

const pickupStyle = {
  marginBlockEnd: 3,
  padding: 1.5,
  border: '1px solid #C9CEC9',
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
} as const;

const voidStyle = {
  marginBlockStart: 2,
  padding: 1.5,
  border: '2px solid #B3261E',
  borderRadius: '6px',
  color: '#B3261E',
  fontWeight: 700,
};

const footerStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  marginBlockStart: 4,
  paddingBlockStart: 1.5,
  borderBlockStart: '1px solid #C9CEC9',
  fontSize: 11,
  color: '#3E5561',
};
