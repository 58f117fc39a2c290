import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { OrderLine } from '@mawad/supabase/orders/queries';
import type { ReorderPlan } from './plan-reorder.ts';
import type { Reorder } from './use-reorder.ts';

/** Goods added by a reorder and goods that fall short; asks first if prices have changed. */
export function ReorderResult({ reorder }: { reorder: Reorder }) {
  const { t } = useTranslation(['ordering', 'common']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { plan, error, isAdded } = reorder;
  const shortfalls = useShortfalls(plan);
  const repriced = plan?.repriced.length ?? 0;
  if (error) {
    return (
      <Alert severity="error" role="alert" sx={{ marginBlock: 1.5 }}>
        <strong>{t('orders.reorderFailed')}</strong>
        <Box>{messageOf(error)}</Box>
      </Alert>
    );
  }
  if (!plan) return null;
  const count = plan.adds.length;
  return (
    <Alert
      role="status"
      severity={count === 0 ? 'error' : shortfalls.length + repriced > 0 ? 'warning' : 'success'}
      sx={{ marginBlock: 1.5, alignItems: 'start' }}
    >
      <Box component="strong" sx={{ display: 'block' }}>
        {count === 0
          ? t('orders.reorderNothing')
          : !isAdded
            ? t('orders.reorderPrices', { count: repriced, number: format.number(repriced) })
            : t('orders.reordered', { count, number: format.number(count) })}
      </Box>
      {shortfalls.length + repriced > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          <Repriced plan={plan} />
          {shortfalls.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
      {count > 0 && !isAdded && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          <Button size="small" variant="contained" onClick={reorder.confirm}>
            {t('orders.reorderConfirm', { count, number: format.number(count) })}
          </Button>
          <Button size="small" color="inherit" onClick={reorder.cancel}>
            {t('common:actions.cancel')}
          </Button>
        </Box>
      )}
      {isAdded && count > 0 && (
        <ButtonLink to="/cart" size="small" variant="contained" sx={{ marginBlockStart: 1 }}>
          {t('orders.viewCart')}
        </ButtonLink>
      )}
    </Alert>
  );
}

/** Goods whose price is no longer that of the order. */
function Repriced({ plan }: { plan: ReorderPlan }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const language = useLanguage();
  return plan.repriced.map(({ line, from, to }) => (
    <li key={line.id}>
      {t('orders.reorderRepriced', {
        product: localized(line, 'name', language),
        from: format.money(from),
        to: format.money(to),
      })}
    </li>
  ));
}

function useShortfalls(plan: ReorderPlan | undefined): string[] {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const language = useLanguage();
  if (!plan) return [];
  const nameOf = (line: OrderLine) => localized(line, 'name', language);
  return [
    ...plan.capped.map(({ line, added }) =>
      t('orders.reorderCapped', {
        product: nameOf(line),
        added: format.number(added),
        wanted: format.number(line.quantity),
      }),
    ),
    ...plan.soldOut.map((line) => t('orders.reorderSoldOut', { product: nameOf(line) })),
    ...plan.gone.map((line) => t('orders.reorderGone', { product: nameOf(line) })),
  ];
}
