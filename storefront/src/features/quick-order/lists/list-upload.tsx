import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { setListQuantities, type ListedGoods, type PurchaseList } from '@mawad/supabase/lists/queries';
import { UploadButton } from '../../../bill/upload-button.tsx';
import { toListed, type JudgedLine } from '../judge-lines.ts';
import { OrderList } from '../order-list.tsx';
import { lineOfFile, maxLines, type QuickOrder } from '../order-lines.ts';
import { useOrderForm } from '../use-quick-order.ts';
import { listsKey } from './list-queries.ts';

const noLines: QuickOrder = { text: '', lines: [] };

/** Quantities of the lines by goods: those of the same goods are added up. */
function sumGoods(judged: readonly JudgedLine[]): ListedGoods[] {
  const goods = new Map<string, ListedGoods>();
  for (const one of judged.flatMap(toListed)) {
    const key = `${one.product_id} ${one.variant_id}`;
    goods.set(key, { ...one, quantity: one.quantity + (goods.get(key)?.quantity ?? 0) });
  }
  return [...goods.values()];
}

/** Reads a file into a list: its quantities replace those of the same goods. Lines without goods stay for a choice or search. */
export function ListUpload({ list }: { list: PurchaseList }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const [order, setOrder] = useState(noLines);
  const [beyond, setBeyond] = useState(0);
  // Goods in the cart do not matter for a list.
  const { judged, error, retry, changes } = useOrderForm(order, setOrder, noItems);
  const goods = sumGoods(judged);
  const isChecking = judged.some(({ result }) => result.state === 'checking');
  const counted = (count: number) => ({ count, number: format.number(count) });
  const save = useAction({
    act: (services) => setListQuantities(backendOf(services).data, list.id, goods),
    reads: [listsKey],
    done: () => t('purchase.fileSaved', counted(goods.length)),
    failed: t('purchase.saveFailed'),
    onDone: () => changes.replace(judged.filter((one) => toListed(one).length === 0).map(({ line }) => line)),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <UploadButton
          onLines={(lines) => {
            changes.replace([]);
            changes.add(lines.map(lineOfFile));
            setBeyond(Math.max(0, lines.length - maxLines));
          }}
        />
      </Box>
      {beyond > 0 && (
        <Alert severity="warning" role="alert">
          {t('quick.entry.beyond', { ...counted(beyond), limit: format.number(maxLines) })}
        </Alert>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {judged.length > 0 && (
        <>
          <OrderList judged={judged} changes={changes} />
          <Alert severity="info">{t('purchase.fileText')}</Alert>
          <Button
            variant="contained"
            loading={save.isPending}
            disabled={isChecking || goods.length === 0}
            onClick={() => save.mutate()}
            sx={{ justifySelf: 'start', minBlockSize: 44 }}
          >
            {t('purchase.fileSave', counted(goods.length))}
          </Button>
        </>
      )}
    </Box>
  );
}

const noItems: never[] = [];
