import { type ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { SignedMoney } from './signed-money.tsx';
import type { StatementLine } from './statement.ts';

export interface StatementLinks {
  /** Address of the list of orders, under which an order has its page. */
  orders: string;
  /** Opens the picture of a receipt. */
  onReceipt?: (path: string) => void;
  /** Further column, for example with a button. */
  actions?: (line: StatementLine) => ReactNode;
}

export function useStatementColumns({
  orders,
  onReceipt,
  actions,
}: StatementLinks): PortalColumn<StatementLine>[] {
  const { t } = useTranslation('money');
  const format = useFormat();
  return [
    {
      id: 'day',
      header: t('statement.day'),
      cell: (line) => (
        <time
          dateTime={line.effective_on}
          title={t('statement.recorded', { time: format.dateTime(line.recorded_at) })}
        >
          {format.date(line.effective_on)}
        </time>
      ),
    },
    {
      id: 'what',
      header: t('statement.what'),
      lead: true,
      cell: (line) => <What line={line} orders={orders} onReceipt={onReceipt} />,
    },
    {
      id: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: ({ amount }) => <SignedMoney amount={amount} />,
    },
    {
      id: 'balance',
      header: t('statement.balance'),
      align: 'end',
      cell: ({ balance }) => (
        <strong>
          <SignedMoney amount={balance} />
        </strong>
      ),
    },
    ...(actions
      ? [
          {
            id: 'actions',
            header: t('adjustments.actions'),
            silentHeader: true,
            align: 'end' as const,
            cell: actions,
          },
        ]
      : []),
  ];
}

function What({
  line,
  orders,
  onReceipt,
}: Pick<StatementLinks, 'orders' | 'onReceipt'> & { line: StatementLine }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { kind, order_id, order_number: number, way, reference, note, receipt_path: receipt } = line;
  const isReversed = line.reversed_by_id !== null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component={isReversed ? 's' : 'span'} sx={{ fontWeight: 500 }}>
        {t(`kinds.${kind}`)}
      </Box>
      {way && ` · ${t(`ways.${way}`)}`}
      {isReversed && ` · ${t('statement.reversedMark')}`}
      <Box sx={quiet}>
        {order_id && (
          <AppLink to={`${orders}/${order_id}`} sx={{ display: 'inline-block', paddingBlock: 0.25 }}>
            {t('statement.order', { number: `\u2066${number}\u2069` })}
          </AppLink>
        )}
        {reference && <Ltr>{reference}</Ltr>}
        {note && <Box component="bdi">{note}</Box>}
        {receipt && onReceipt && (
          <Button
            size="small"
            aria-label={t('statement.receiptOf', { day: format.date(line.effective_on) })}
            onClick={() => onReceipt(receipt)}
            sx={{ minInlineSize: 0, paddingBlock: 0 }}
          >
            {t('statement.receipt')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const quiet = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'center',
  fontSize: 'var(--text-12)',
  color: 'text.secondary',
} as const;
