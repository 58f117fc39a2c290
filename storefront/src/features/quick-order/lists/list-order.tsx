import { useId } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PurchaseList } from '@mawad/supabase/lists/queries';
import { priceOf } from '../../../goods-line/judge-goods.ts';
import { GoodsTotal } from '../goods-total.tsx';
import { isReady, lineKey, priceChange, type JudgedListLine } from './judge-list.ts';
import { ListExport } from './list-export.tsx';
import { ListReminder } from './list-reminder.tsx';
import { useLineName, useListProblem } from './use-line-text.ts';
import { useOrderList, type OrderedList } from './use-order-list.ts';

interface ListOrderProps {
  list: PurchaseList;
  judged: JudgedListLine[];
}

/** Sum of what can be ordered now, and the button that adds it to the cart. */
export function ListOrder({ list, judged }: ListOrderProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const order = useOrderList(list.id);
  const ready = judged.filter(isReady);
  const open = judged.length - ready.length;
  const counted = (count: number) => ({ count, number: format.number(count) });
  return (
    <Panel
      component="section"
      aria-label={t('quick.summary.title')}
      sx={{ padding: 2.5, position: { lg: 'sticky' }, insetBlockStart: 112, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2">
        {t('quick.summary.title')}
      </Typography>
      <Box>
        {t('quick.summary.ready', counted(ready.length))}
        {open > 0 && <Box sx={{ color: 'error.main' }}>{t('quick.summary.open', counted(open))}</Box>}
      </Box>
      <GoodsTotal totals={ready.map(({ result }) => result.total)} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={order.isPending}
        startIcon={<Icon path={mdiCartPlus} />}
        onClick={() => order.mutate()}
      >
        {t(list.kind === 'cart' ? 'cart.take' : 'purchase.orderAll')}
      </Button>
      {order.error && !order.isPending && (
        <Alert severity="error" role="alert">
          <strong>{t('purchase.orderFailed')}</strong>
          <Box>{messageOf(order.error)}</Box>
        </Alert>
      )}
      {order.data && <OrderResult result={order.data} />}
      <ListExport name={list.name} judged={judged} />
      {list.kind === 'list' && <ListReminder list={list} />}
      {list.may_change && (
        <ButtonLink to="/quick-order" fullWidth>
          {t('purchase.addMore')}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** Number of added lines, changed prices, and the goods that could not be added. */
function OrderResult({ result }: { result: OrderedList }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const nameOf = useLineName();
  const problem = useListProblem();
  const id = useId();
  const { added, left } = result;
  const repriced = added.filter((line) => priceChange(line) !== 0);
  return (
    <Alert
      severity={added.length === 0 ? 'error' : left.length + repriced.length > 0 ? 'warning' : 'success'}
      role="status"
      aria-label={t('purchase.orderAll')}
      sx={{ alignItems: 'start', overflowWrap: 'anywhere' }}
    >
      <strong>
        {added.length === 0
          ? t('purchase.nothingAdded')
          : t('quick.summary.added', { count: added.length, number: format.number(added.length) })}
      </strong>
      {repriced.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {repriced.map(({ line, result: { goods } }) => (
            <li key={lineKey(line)}>
              {t('purchase.repriced', {
                name: nameOf(line),
                from: format.money(line.saved_price),
                to: format.money(priceOf(goods)),
              })}
            </li>
          ))}
        </Box>
      )}
      {left.length > 0 && (
        <>
          <Box id={id}>{t('purchase.notAdded')}</Box>
          <Box component="ul" aria-labelledby={id} sx={listStyle}>
            {left.map(({ line, result: state }) => (
              <li key={lineKey(line)}>
                {t('purchase.notAddedLine', { name: nameOf(line), reason: problem(state) })}
              </li>
            ))}
          </Box>
        </>
      )}
      {added.length > 0 && (
        <ButtonLink to="/cart" size="small">
          {t('quick.summary.viewCart')}
        </ButtonLink>
      )}
    </Alert>
  );
}

const listStyle = { margin: 0, paddingInlineStart: 2.5 } as const;
