import { formatPhone } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { fontFamilies } from '@mawad/shared-ui/theme/tokens';
import type { OrderDetail } from '@mawad/supabase/queries/orders';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { Both, BothWords, invoiceWords } from './invoice-words.tsx';
import { QrCode } from './qr-code.tsx';

/** Seller, buyer, goods and sums in both languages, dark on white in every colour scheme. */
export function InvoiceSheet({ order }: { order: OrderDetail }) {
  const { siteUrl, contact } = useServices().site;
  const { en, ar } = invoiceWords;
  const isVoid = order.status === 'Cancelled' || order.status === 'Rejected';
  const status = isVoid ? (order.status as 'Cancelled' | 'Rejected') : null;
  return (
    <Box component="article" aria-labelledby="invoice-title" sx={sheetStyle}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Wordmark size={34} />
          <Box
            id="invoice-title"
            component="h1"
            sx={{ fontSize: 26, lineHeight: 1.3, margin: 0, marginBlockStart: 2.5 }}
          >
            <Both en={en.title} ar={ar.title} />
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
        <Seller order={order} />
        <Buyer order={order} />
      </Box>
      <InvoiceLines order={order} />
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

function Facts({ order }: { order: OrderDetail }) {
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

function Seller({ order }: { order: OrderDetail }) {
  const { phone, governorate } = order.seller;
  return (
    <Box component="section">
      <Box sx={labelStyle}>
        <BothWords word="seller" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <bdi>{order.company_name}</bdi>
      </Box>
      {governorate && <Place governorate={governorate} district="" />}
      {phone && <Ltr>{formatPhone(phone)}</Ltr>}
    </Box>
  );
}

function Buyer({ order }: { order: OrderDetail }) {
  const { full_name, address, landmark, phone, governorate, district } = order.delivery;
  return (
    <Box component="section" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={labelStyle}>
        <BothWords word="buyer" />
      </Box>
      <Box sx={{ fontWeight: 700 }}>
        <bdi>{full_name}</bdi>
      </Box>
      <Box>
        <bdi>{address}</bdi>
      </Box>
      {landmark && (
        <Box>
          <bdi>{landmark}</bdi>
        </Box>
      )}
      <Place governorate={governorate} district={district} />
      <Ltr>{formatPhone(phone)}</Ltr>
    </Box>
  );
}

function Place({ governorate: code, district }: { governorate: string; district: string }) {
  const { data = [] } = useQuery(governoratesQuery(useServices()));
  const found = data.find((one) => one.code === code);
  const part = found?.districts.find(({ name_en, name_ar }) => name_en === district || name_ar === district);
  const nameIn = (language: 'en' | 'ar') =>
    [part?.[`name_${language}`] ?? district, found?.[`name_${language}`] ?? code].filter(Boolean).join(' - ');
  return <Both en={nameIn('en')} ar={nameIn('ar')} />;
}

// Fixed colours: the sheet is paper, also where the site is dark.
const sheetStyle = {
  fontFamily: fontFamilies.ar,
  '--mw-palette-primary-main': '#0B5C63',
  '--mw-palette-accent-main': '#F5A300',
  '--mw-palette-text-primary': '#14232B',
  '--mw-palette-text-secondary': '#3E5561',
  '--mw-palette-divider': '#C9CEC9',
  colorScheme: 'light',
  printColorAdjust: 'exact',
  backgroundColor: '#fff',
  color: '#14232B',
  maxInlineSize: '210mm',
  marginInline: 'auto',
  padding: { xs: 2, sm: '14mm' },
  border: '1px solid #C9CEC9',
  borderRadius: '8px',
  fontSize: 13,
  lineHeight: 1.55,
  '@media print': {
    border: 'none',
    padding: 0,
    paddingBlockStart: '1mm',
    maxInlineSize: 'none',
    fontSize: '9.5pt',
    lineHeight: 1.4,
  },
} as const;

const labelStyle = { fontSize: 11, lineHeight: 1.4, color: '#3E5561' };

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
