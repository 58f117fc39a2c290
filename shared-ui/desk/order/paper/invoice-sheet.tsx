import { useId } from 'react';
import { formatPhone, localized } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Bill } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceLines } from '@mawad/shared-ui/desk/order/paper/invoice-lines.tsx';
import {
  Both,
  BothWords,
  invoiceWords,
  type Word,
} from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { QrCode } from '@mawad/shared-ui/desk/order/paper/qr-code.tsx';
import { SlipLines } from '@mawad/shared-ui/desk/order/paper/slip-lines.tsx';
import { PaperFooter } from './paper-footer.tsx';
import { sheetStyle } from './sheet-style.ts';
import { isVoid, type PaperOrder, type PaperPlace } from './paper-order.ts';

interface InvoiceSheetProps {
  order: PaperOrder;
  /** Names of governorates and districts; codes are shown until they are loaded. */
  places: PaperPlace[];
  /** A packing slip has no prices, but boxes to tick and the amount that the driver collects. */
  bill: Bill | 'slip';
}

const titles = { proforma: 'proforma', invoice: 'title', credit_note: 'creditNote' } as const;

/** Bilingual sheet with seller, buyer, goods and sums, dark on white in every colour scheme. */
export function InvoiceSheet({ order, places, bill }: InvoiceSheetProps) {
  const titleId = useId();
  const { siteUrl } = useServices().site;
  const { en, ar } = invoiceWords;
  const warning = warningOf(order, bill);
  return (
    <Box component="article" aria-labelledby={titleId} sx={sheetStyle}>
      <Box component="header" sx={headerStyle}>
        <Box sx={{ flex: '1 0 auto' }}>
          <Wordmark size={34} />
          <Box
            id={titleId}
            component="h1"
            sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlockStart: 2.5 }}
          >
            <BothWords word={bill === 'slip' ? 'packingSlip' : titles[bill.kind]} />
          </Box>
        </Box>
        <Facts order={order} bill={bill} />
        <Box sx={{ display: { xs: 'none', sm: 'block' }, displayPrint: 'block' }}>
          <QrCode text={`${siteUrl}/orders/${order.id}`} label={`${en.scan} / ${ar.scan}`} />
        </Box>
      </Box>
      {warning && (
        <Box sx={warningStyle}>
          <BothWords word={warning} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, marginBlock: 3 }}>
        <Seller order={order} places={places} />
        <Buyer order={order} places={places} />
      </Box>
      {order.pickup && <Pickup pickup={order.pickup} places={places} />}
      {bill === 'slip' ? <SlipLines order={order} /> : <InvoiceLines order={order} bill={bill} />}
      <PaperFooter>
        <BothWords word="soldThrough" />
      </PaperFooter>
    </Box>
  );
}

/**
 * Most important warning of a sheet; null for an order without problems, and for a credit note, whose title
 * already explains it.
 */
function warningOf(order: PaperOrder, bill: InvoiceSheetProps['bill']): Word | null {
  if (bill !== 'slip' && bill.kind === 'credit_note') return null;
  if (isVoid(order)) {
    const status = order.status as 'Cancelled' | 'Rejected';
    return order.cash_collected === null ? status : 'CancelledFeePaid';
  }
  if (order.approved_at !== null) return null;
  return bill === 'slip' ? 'awaitingSlip' : 'awaitingInvoice';
}

function Facts({ order, bill }: Pick<InvoiceSheetProps, 'order' | 'bill'>) {
  const date = dayOf(bill === 'slip' ? order.created_at : bill.issued_at);
  const isCredit = bill !== 'slip' && bill.kind === 'credit_note';
  const invoice = isCredit && order.papers.find(({ kind }) => kind === 'invoice');
  return (
    <Box component="dl" sx={factsStyle}>
      {bill !== 'slip' && bill.number && (
        <Fact word={isCredit ? 'creditNumber' : 'invoiceNumber'} value={bill.number} />
      )}
      {invoice && <Fact word="forInvoice" value={invoice.number} />}
      <Fact word="number" value={order.number} />
      <Fact word="date" value={date} />
      {order.delivery.purchase_order && <Fact word="purchaseOrder" value={order.delivery.purchase_order} />}
      {order.delivery.project && <Fact word="project" value={order.delivery.project} />}
      {order.delivery.cost_code && <Fact word="costCode" value={order.delivery.cost_code} />}
      {!isCredit && !isVoid(order) && (
        <Fact word={order.pickup ? 'readyBy' : 'arrivesBy'} value={dayOf(order.due_on)} />
      )}
    </Box>
  );
}

/** Day in Iraq as digits, which both languages read: 28/11/2026. */
const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-GB', { timeZone: 'Asia/Baghdad' });

function Fact({ word, value }: { word: Word; value: string }) {
  return (
    <div>
      <Box component="dt" sx={labelStyle}>
        <BothWords word={word} />
      </Box>
      <dd>
        <Ltr>{value}</Ltr>
      </dd>
    </div>
  );
}

interface PartyProps {
  order: PaperOrder;
  places: PaperPlace[];
}

function Seller({ order, places }: PartyProps) {
  const { phone, governorate } = order.seller;
  const { company_name: registered, company_name_en: en, company_name_ar: ar } = order;
  return (
    <Box component="section" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={labelStyle}>
        <BothWords word="seller" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <Both en={en} ar={ar} />
      </Box>
      {registered !== en && registered !== ar && <bdi>{registered}</bdi>}
      {governorate && <Place places={places} governorate={governorate} district="" />}
      {phone && <Ltr>{formatPhone(phone)}</Ltr>}
    </Box>
  );
}

function Buyer({ order, places }: PartyProps) {
  const { full_name, address, landmark, phone, governorate, district } = order.delivery;
  const { buyer_company: company, tax_number: taxNumber } = order.delivery;
  return (
    <Box component="section" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={labelStyle}>
        <BothWords word="buyer" />
      </Box>
      {company && (
        <Box sx={{ fontWeight: 700 }}>
          <bdi>{company}</bdi>
        </Box>
      )}
      <Box sx={{ fontWeight: company ? 400 : 700 }}>
        <bdi>{full_name}</bdi>
      </Box>
      {taxNumber && (
        <Box>
          <Both
            en={`${invoiceWords.en.taxNumber}: ${taxNumber}`}
            ar={`${invoiceWords.ar.taxNumber}: ${taxNumber}`}
          />
        </Box>
      )}
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

const headerStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 2,
  '@media screen and (max-width: 599px)': { flexWrap: 'wrap' },
} as const;

const factsStyle = {
  margin: 0,
  display: 'grid',
  gap: 1,
  '& dd': { margin: 0, fontWeight: 700 },
  '@media screen and (max-width: 599px)': {
    flexBasis: '100%',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  },
} as const;

const labelStyle = { fontSize: 11, lineHeight: 1.4, color: '#3E5561' };

const pickupStyle = {
  marginBlockEnd: 3,
  padding: 1.5,
  border: '1px solid #C9CEC9',
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
} as const;

const warningStyle = {
  marginBlockStart: 2,
  padding: 1.5,
  border: '2px solid #B3261E',
  borderRadius: '6px',
  color: '#B3261E',
  fontWeight: 700,
};
