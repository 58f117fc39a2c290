import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ListPages } from '@mawad/shared-ui/kit/list/list-pages.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { setListQuantities, type PurchaseList, type PurchaseListLine } from '@mawad/supabase/lists/queries';
import { lineKey, listed, type JudgedListLine } from './judge-list.ts';
import { ListLine } from './list-line.tsx';
import { listsKey } from './list-queries.ts';
import { useLineName } from './use-line-text.ts';

const pageSize = 50;

interface ListGoodsProps {
  list: PurchaseList;
  judged: JudgedListLine[];
}

/** Goods of a list, page by page, with their quantities. */
export function ListGoods({ list, judged }: ListGoodsProps) {
  const { t } = useTranslation(['lists', 'common']);
  const nameOf = useLineName();
  const showToast = useStore((state) => state.toast.show);
  const [chosenPage, setPage] = useState(0);
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(judged.length / pageSize) - 1));
  const set = useAction({
    act: (services, { line, quantity }: { line: PurchaseListLine; quantity: number }) =>
      setListQuantities(backendOf(services).data, list.id, [listed(line, quantity)]),
    reads: [listsKey],
    failed: t('purchase.changeFailed'),
  });
  async function remove({ line, result }: JudgedListLine) {
    await set.mutateAsync({ line, quantity: 0 });
    showToast({
      title: t('purchase.removed', { name: nameOf(line) }),
      // Goods that are no longer sold cannot be added again.
      ...(result.state !== 'gone' && {
        action: { label: t('common:actions.undo'), run: () => set.mutate({ line, quantity: line.quantity }) },
      }),
    });
  }
  return (
    <>
      <Box component="ol" aria-label={t('purchase.goods')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {judged.slice(page * pageSize, (page + 1) * pageSize).map((one) => (
          <ListLine
            key={lineKey(one.line)}
            judged={one}
            mayChange={list.may_change}
            onQuantity={(quantity) => set.mutateAsync({ line: one.line, quantity })}
            onRemove={() => remove(one)}
          />
        ))}
      </Box>
      <ListPages
        page={page}
        size={pageSize}
        count={judged.length}
        rangeText={(range) => t('quick.range', range)}
        onPage={setPage}
      />
    </>
  );
}
