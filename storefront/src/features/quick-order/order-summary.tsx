import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { handLines } from '../../bill/handed-lines.ts';
import { useVariantName } from '../../goods-line/goods-facts.tsx';
import { toCartLine } from '../../goods-line/judge-goods.ts';
import { handGoods, savePath } from '../../lists/handed-goods.ts';
import { GoodsTotal } from './goods-total.tsx';
import { toListed, type JudgedLine, type LineState } from './judge-lines.ts';
import type { QuickOrderForm } from './use-quick-order.ts';

type ReadyLine = JudgedLine & { result: Extract<LineState, { state: 'ready' }> };

const isReady = (judged: JudgedLine): judged is ReadyLine => judged.result.state === 'ready';

/** Sum of the lines that can be ordered, and where they go: the cart or a quote request. */
export function OrderSummary({ form }: { form: QuickOrderForm }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const store = useStoreApi();
  const [added, setAdded] = useState(0);
  const quote = useQuoteRequest(form);
  const { judged } = form;
  const ready = judged.filter(isReady);
  const listed = judged.flatMap(toListed);
  const isChecking = judged.some(({ result }) => result.state === 'checking');
  const open = judged.length - ready.length;
  const counted = (count: number) => ({ count, number: format.number(count) });

  function addToCart() {
    const { cart, toast } = store.getState();
    const moved = ready.filter(({ result }) => cart.add(toCartLine(result.goods), result.quantity).ok);
    toast.dismissFailure();
    setAdded(moved.length);
    const stays = new Set(moved.map(({ line }) => line.key));
    form.changes.replace(judged.map(({ line }) => line).filter(({ key }) => !stays.has(key)));
  }

  if (judged.length === 0 && added === 0) return null;
  return (
    <Panel
      component="section"
      aria-label={t('quick.summary.title')}
      sx={{ padding: 2.5, position: { lg: 'sticky' }, insetBlockStart: 112, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2">
        {t('quick.summary.title')}
      </Typography>
      {added > 0 && (
        <Alert severity="success" role="status">
          {t('quick.summary.added', counted(added))}
          <Box>
            <ButtonLink to="/cart" size="small">
              {t('quick.summary.viewCart')}
            </ButtonLink>
          </Box>
        </Alert>
      )}
      {judged.length > 0 && (
        <>
          <Box role="status">
            {isChecking ? t('quick.summary.checking') : t('quick.summary.ready', counted(ready.length))}
            {!isChecking && open > 0 && (
              <Box sx={{ color: 'error.main' }}>{t('quick.summary.open', counted(open))}</Box>
            )}
          </Box>
          <GoodsTotal totals={ready.map(({ result }) => result.total)} />
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={ready.length === 0}
            startIcon={<Icon path={mdiCartPlus} />}
            onClick={addToCart}
          >
            {t('quick.summary.toCart', counted(ready.length))}
          </Button>
          <Button
            variant="outlined"
            fullWidth
            disabled={isChecking}
            onClick={quote}
            sx={{ minBlockSize: 44 }}
          >
            {t('quick.summary.toQuote')}
          </Button>
          {listed.length > 0 && (
            <ButtonLink to={savePath} fullWidth onClick={() => handGoods(listed)}>
              {t('purchase.saveTitle')}
            </ButtonLink>
          )}
        </>
      )}
    </Panel>
  );
}

/** Opens a quote request with all lines: linked goods as such, unknown ones by their words. */
function useQuoteRequest({ judged }: QuickOrderForm): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const variantName = useVariantName();
  return () => {
    handLines(
      judged.map(({ line, result }) => {
        if (!('goods' in result))
          return {
            description: [line.code, line.words].filter(Boolean).join(' · '),
            quantity: line.quantity,
            unit: '',
            product: null,
          };
        const { product, variant } = result.goods;
        const name = localized(product, 'name', language);
        const label = variantName(result.goods);
        return {
          description: label ? `${name} (${label})` : name,
          quantity: result.state === 'ready' ? numberText(result.quantity) : line.quantity,
          unit: product.unit,
          product: { product_id: product.id, name, ...(variant && { variant_id: variant.id }) },
        };
      }),
    );
    void navigate('/request-quote?from=quick-order');
  };
}
