import { baghdadDay, useFormat } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Both } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';
import { PaperRows } from '@mawad/shared-ui/desk/order/paper/paper-rows.tsx';
import { paperDay, PaperFrame, sumStyle } from './paper-frame.tsx';
import { KindWords, PaperWords, StatementWords } from './paper-words.tsx';
import type { Statement, StatementPeriod } from './statement.ts';

interface StatementPaperProps {
  company: { name_en: string; name_ar: string };
  period: StatementPeriod;
  statement: Statement;
}

/** Statement on paper, in both languages. */
export function StatementPaper({ company, period, statement }: StatementPaperProps) {
  const { amount } = useFormat();
  const signed = (iqd: number) => <Ltr>{amount(iqd)}</Ltr>;
  return (
    <PaperFrame
      heading={<StatementWords word="paperTitle" />}
      facts={[
        { name: <PaperWords word="company" />, value: <Both en={company.name_en} ar={company.name_ar} /> },
        { name: <PaperWords word="printed" />, value: <Ltr>{paperDay(baghdadDay())}</Ltr> },
        { name: <PaperWords word="from" />, value: <Ltr>{paperDay(period.first_day)}</Ltr> },
        { name: <PaperWords word="to" />, value: <Ltr>{paperDay(period.last_day)}</Ltr> },
      ]}
    >
      <PaperRows
        heads={(['what', 'day', 'amount', 'balance'] as const).map((word) => (
          <StatementWords key={word} word={word} />
        ))}
      >
        <tr>
          <td>
            <StatementWords word="opening" />
          </td>
          <td>
            <Ltr>{paperDay(period.first_day)}</Ltr>
          </td>
          <td />
          <td>{signed(statement.opening)}</td>
        </tr>
        {statement.items.map((line) => (
          <tr key={line.id}>
            <td>
              <KindWords kind={line.kind} />
              {line.order_number && <Ltr>{line.order_number}</Ltr>}
              {line.reference && <Ltr> {line.reference}</Ltr>}
              {line.note && (
                <Box>
                  <bdi>{line.note}</bdi>
                </Box>
              )}
            </td>
            <td>
              <Ltr>{paperDay(line.effective_on)}</Ltr>
            </td>
            <td>{signed(line.amount)}</td>
            <td>{signed(line.balance)}</td>
          </tr>
        ))}
      </PaperRows>
      <Box component="dl" sx={sumStyle}>
        {(['debit', 'credit', 'closing'] as const).map((name) => (
          <Box key={name} sx={{ display: 'contents', fontWeight: name === 'closing' ? 700 : 400 }}>
            <dt>
              <StatementWords word={name} />
            </dt>
            <dd>{signed(name === 'credit' ? -statement.credit : statement[name])}</dd>
          </Box>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 2, fontSize: 11, color: '#3E5561' }}>
        <PaperWords word="currency" />
      </Box>
    </PaperFrame>
  );
}
