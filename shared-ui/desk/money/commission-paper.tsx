import { Fragment } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Both } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { PaperRows } from '@mawad/shared-ui/desk/order/paper/paper-rows.tsx';
import { paperDay, PaperFrame, sumStyle } from './paper-frame.tsx';
import { PaperWords, StatementWords } from './paper-words.tsx';

interface CommissionInvoice {
  /** Null while the month runs. */
  number: string | null;
  month: string;
  issued_at: string | null;
  company: { name_en: string; name_ar: string; address: string | null };
  lines: {
    order_id: string;
    order_number: string;
    delivered_on: string;
    goods: number;
    percent: number | null;
    commission: number;
  }[];
  goods: number;
  commission: number;
  payments: number;
  opening: number;
  closing: number;
}

/** Commission of a month on paper, in both languages: an invoice once the month is over. */
export function CommissionPaper({ invoice }: { invoice: CommissionInvoice }) {
  const { amount, number } = useFormat();
  const { company } = invoice;
  const facts = [
    { name: <PaperWords word="company" />, value: <Company {...company} /> },
    { name: <PaperWords word="month" />, value: <Ltr>{invoice.month.slice(0, 7)}</Ltr> },
    ...(invoice.number ? [{ name: <PaperWords word="number" />, value: <Ltr>{invoice.number}</Ltr> }] : []),
    ...(invoice.issued_at
      ? [{ name: <PaperWords word="issued" />, value: <Ltr>{paperDay(invoice.issued_at)}</Ltr> }]
      : []),
  ];
  const sums = [
    { key: 'goods', name: <PaperWords word="sumGoods" />, iqd: invoice.goods },
    { key: 'commission', name: <PaperWords word="sumCommission" />, iqd: invoice.commission, strong: true },
    { key: 'opening', name: <StatementWords word="opening" />, iqd: invoice.opening },
    { key: 'payments', name: <PaperWords word="payments" />, iqd: invoice.payments },
    { key: 'closing', name: <StatementWords word="closing" />, iqd: invoice.closing, strong: true },
  ];
  return (
    <PaperFrame heading={<PaperWords word={invoice.number ? 'invoice' : 'proforma'} />} facts={facts}>
      {!invoice.number && (
        <Box sx={warningStyle}>
          <PaperWords word="proformaNote" />
        </Box>
      )}
      {invoice.lines.length === 0 ? (
        <PaperWords word="noLines" />
      ) : (
        <PaperRows
          heads={(['order', 'delivered', 'goods', 'percent', 'commission'] as const).map((word) => (
            <PaperWords key={word} word={word} />
          ))}
        >
          {invoice.lines.map((line) => (
            <tr key={line.order_id}>
              <td>
                <Ltr>{line.order_number}</Ltr>
              </td>
              <td>
                <Ltr>{paperDay(line.delivered_on)}</Ltr>
              </td>
              <td>{amount(line.goods)}</td>
              <td>{line.percent !== null && <Ltr>{`${number(line.percent)}%`}</Ltr>}</td>
              <td>{amount(line.commission)}</td>
            </tr>
          ))}
        </PaperRows>
      )}
      <Box component="dl" sx={sumStyle}>
        {sums.map(({ key, name, iqd, strong }) => (
          <Fragment key={key}>
            <Box component="dt" sx={{ fontWeight: strong ? 700 : 400 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ fontWeight: strong ? 700 : 400 }}>
              <Ltr>{amount(iqd)}</Ltr>
            </Box>
          </Fragment>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 2, fontSize: 11, color: '#3E5561' }}>
        <PaperWords word="currency" />
      </Box>
    </PaperFrame>
  );
}

function Company({ name_en, name_ar, address }: CommissionInvoice['company']) {
  return (
    <>
      <Both en={name_en} ar={name_ar} />
      {address && (
        <Box sx={{ fontWeight: 400 }}>
          <bdi>{address}</bdi>
        </Box>
      )}
    </>
  );
}

const warningStyle = {
  marginBlockEnd: 2,
  padding: 1.5,
  border: '2px solid #B26A00',
  borderRadius: '6px',
  color: '#7A4800',
  fontWeight: 700,
};
