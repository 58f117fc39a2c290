import { useId } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';

export interface RefusedOrder {
  id: string;
  /** Null for orders the caller may not see. */
  number: string | null;
  code: string;
  context: Record<string, unknown>;
}

export interface BulkResult {
  done: string[];
  /** Orders that failed, with an error code. */
  refused: RefusedOrder[];
}

/** Lists the orders that could not take a step, with reasons. */
export function BulkReport({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'common']);
  const format = useFormat();
  const id = useId();
  const { done, refused } = result;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('bulk.refused', { count: refused.length, number: format.number(refused.length) })}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ marginBlockEnd: 1.5 }}>
          {t('bulk.doneOthers', { count: done.length, number: format.number(done.length) })}
        </Typography>
        <RefusedOrders orders={refused} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RefusedOrdersProps {
  orders: readonly RefusedOrder[];
  /** Last line of a shortened list: "and 12 more". */
  others?: string | false;
}

/** Numbers of orders with the reasons why they were left as they are. */
export function RefusedOrders({ orders, others }: RefusedOrdersProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  return (
    <Box component="ul" sx={listStyle}>
      {orders.map((order) => (
        <li key={order.id}>
          <strong>{order.number ? <Ltr>{order.number}</Ltr> : t('bulk.unknown')}</strong>
          <span>{messageOf(order)}</span>
        </li>
      ))}
      {others && <li>{others}</li>}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 'var(--text-14)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { sm: '120px 1fr' },
    columnGap: 2,
    paddingBlock: 1,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
} as const;
