import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { ample, hidden, type PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { SellerSummary } from '@mawad/supabase/companies/sellers-queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { isOutside, type MeasureName, rateOf } from './service-measures.ts';
import { useMeasureText } from './use-measure-text.ts';
import { SellerDecisions } from './seller-decisions.tsx';
import type { SellerDecision } from './seller-review.tsx';

/** Columns of the list of sellers; `onDecide` opens the dialog of a decision. */
export function useSellerColumns(
  onDecide: (decision: SellerDecision) => void,
): PortalColumn<SellerSummary>[] {
  const { t } = useTranslation(['admin-console', 'file-export', 'portal-list']);
  const format = useFormat();
  const language = useLanguage();
  const governorateName = useGovernorateName();
  return [
    {
      id: 'company',
      header: t('sellers.company'),
      sort: { up: 'name', down: 'name_desc' },
      cell: (seller) => <Company seller={seller} />,
      lead: true,
      file: [
        { value: (seller) => localized(seller, 'company_name', language) },
        {
          heading: t('file-export:headings.governorate'),
          value: ({ governorate }) => governorate && governorateName(governorate),
        },
        {
          heading: t('file-export:headings.documentsWaiting'),
          kind: 'number',
          value: (seller) => seller.waiting_documents,
        },
        {
          heading: t('file-export:headings.documentsMissing'),
          kind: 'number',
          value: (seller) => seller.missing_documents,
        },
      ],
    },
    {
      id: 'contact',
      header: t('sellers.contact'),
      cell: (seller) => <Contact seller={seller} />,
      lead: true,
      file: [
        { heading: t('file-export:headings.email'), value: ({ email }) => email },
        { heading: t('file-export:headings.phone'), value: ({ phone }) => phone && formatPhone(phone) },
        {
          heading: t('file-export:headings.verified'),
          kind: 'boolean',
          value: (seller) => seller.email_verified,
        },
      ],
    },
    {
      id: 'products',
      header: t('sellers.products'),
      cell: (seller) => format.number(seller.product_count),
      file: { kind: 'number', value: (seller) => seller.product_count },
      align: 'end',
    },
    {
      id: 'service',
      header: t('sellers.service'),
      cell: (seller) => <Service {...seller} />,
      file: [
        {
          heading: t('file-export:headings.quotesAsked'),
          kind: 'number',
          value: ({ quotes }) => quotes?.asked,
        },
        {
          heading: t('file-export:headings.quotesAnswered'),
          kind: 'number',
          value: ({ quotes }) => quotes?.answered,
        },
        {
          heading: t('file-export:headings.hoursToAnswer'),
          kind: 'number',
          value: ({ quotes }) => quotes?.hours_to_answer,
        },
        {
          heading: t('file-export:headings.cancelledRate'),
          kind: 'number',
          value: ({ service }) => service && rateOf(service.called_off, service.orders),
        },
        {
          heading: t('file-export:headings.hoursToShip'),
          kind: 'number',
          value: ({ service }) => service?.hours_to_ship,
        },
        {
          heading: t('file-export:headings.replyRate'),
          kind: 'number',
          value: ({ service }) => service && rateOf(service.answered, service.asked),
        },
        {
          heading: t('file-export:headings.hoursToReply'),
          kind: 'number',
          value: ({ service }) => service?.hours_to_answer,
        },
      ],
      spare: true,
    },
    {
      id: 'applied',
      header: t('sellers.applied'),
      sort: timeSort,
      cell: (seller) => format.date(seller.created_at),
      file: { kind: 'time', value: (seller) => seller.created_at },
      spare: true,
    },
    {
      id: 'status',
      header: t('sellers.status'),
      cell: (seller) => <StatusChip kind="seller" status={seller.status} />,
      file: { value: (seller) => t(`portal-list:sellerStatus.${seller.status}`) },
    },
    {
      id: 'actions',
      header: t('sellers.actions'),
      cell: (seller) => <SellerDecisions seller={seller} onDecide={onDecide} />,
      align: 'end',
      silentHeader: true,
      lead: true,
    },
  ];
}

function Company({ seller }: { seller: SellerSummary }) {
  const governorateName = useGovernorateName();
  return (
    <>
      <AppLink to={`/admin/sellers/${seller.id}`} sx={{ fontWeight: 600 }}>
        <CompanyName of={seller} />
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {seller.governorate && governorateName(seller.governorate)} <Documents seller={seller} />
      </Box>
    </>
  );
}

/** Numbers of documents to review and of missing ones. */
function Documents({ seller }: { seller: SellerSummary }) {
  const { t } = useTranslation('admin-console');
  const format = useFormat();
  const { missing_documents, waiting_documents } = seller;
  const texts = [
    waiting_documents > 0 && t('sellers.documentsWaiting', { number: format.number(waiting_documents) }),
    missing_documents > 0 && t('sellers.documentsMissing', { number: format.number(missing_documents) }),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ color: 'warning.dark' }}>
      {texts.join(' · ')}
    </Box>
  );
}

/**
 * Share of the quote requests of 90 days that the company answered and how soon; orders that it cancelled, time to ship, and
 * replies to reviews and questions, of six months.
 */
function Service({ quotes, service }: Pick<SellerSummary, 'quotes' | 'service'>) {
  return (
    <Box sx={valuesStyle}>
      <Value name="quotesAnswered" value={quotes && rateOf(quotes.answered, quotes.asked)} />
      <Value name="toAnswer" value={quotes && quotes.hours_to_answer} />
      <Value name="cancelled" value={service && rateOf(service.called_off, service.orders)} />
      <Value name="toShip" value={service && service.hours_to_ship} />
      <Value name="replied" value={service && rateOf(service.answered, service.asked)} />
      <Value name="toReply" value={service && service.hours_to_answer} />
    </Box>
  );
}

/** A rate or time, marked if it is outside its limit; nothing without cases. */
function Value({ name, value }: { name: MeasureName; value: number | null }) {
  const { t } = useTranslation('admin-seller');
  const { valueOf, limitOf } = useMeasureText();
  if (value === null) return null;
  const text = t(`service.short.${name}`, { value: valueOf(name, value) });
  if (!isOutside(name, value)) return <span>{text}</span>;
  return (
    <Box component="strong" title={limitOf(name)} sx={{ position: 'relative', color: 'error.main' }}>
      {text}
      <Box component="span" sx={hidden}>
        {` (${limitOf(name)})`}
      </Box>
    </Box>
  );
}

/** Values in as few lines as fit. */
const valuesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  fontSize: 'var(--text-13)',
} as const;

/** A long address is truncated in a table of many columns. */
const contactStyle = {
  overflowWrap: 'anywhere',
  [ample]: { maxInlineSize: 170, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

function Contact({ seller }: { seller: SellerSummary }) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <Box title={seller.email ?? undefined} sx={contactStyle}>
        <Ltr>{seller.email}</Ltr>
      </Box>
      {seller.phone && (
        <Link href={`tel:${seller.phone}`} sx={{ ...tapRow, whiteSpace: 'nowrap' }}>
          <Ltr>{formatPhone(seller.phone)}</Ltr>
        </Link>
      )}
      {!seller.email_verified && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>{t('sellers.unverified')}</Box>
      )}
    </>
  );
}
