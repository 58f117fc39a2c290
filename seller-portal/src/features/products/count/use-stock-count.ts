import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { adjustStock, findStockItems, type StockItem } from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Item counted on this page, with its stock before. */
interface CountedItem {
  item: StockItem;
  counted: number;
}

export interface StockCount {
  find(code: string): void;
  isFinding: boolean;
  /** Translated error of the code search. */
  codeError: string | undefined;
  /** Items with the scanned code: none, the item being counted, or variants to choose from. */
  found: StockItem[];
  choose(item: StockItem): void;
  save(item: StockItem, counted: number): void;
  isSaving: boolean;
  /** Translated error of the last save. */
  error: string | undefined;
  leave(): void;
  /** Newest first. */
  done: CountedItem[];
  undo(counted: CountedItem): void;
}

/** State of a stock count. A count is saved only if the stock is still the one shown. */
export function useStockCount(onReady: () => void): StockCount {
  const { t } = useTranslation('stock-count');
  const messageOf = useErrorMessage();
  const { data } = backendOf(useServices());
  const queryClient = useQueryClient();
  const [found, setFound] = useState<StockItem[]>([]);
  const [done, setDone] = useState<CountedItem[]>([]);
  const finding = useMutation({
    mutationFn: (code: string) => findStockItems(data, code),
    onSuccess: (items) => {
      setFound(items);
      saving.reset();
      if (items.length === 0) onReady();
    },
  });
  const saving = useMutation({
    mutationFn: ({ item, counted }: CountedItem) =>
      adjustStock(data, {
        product_id: item.product_id,
        ...(item.variant_id !== null && { variant_id: item.variant_id }),
        counted,
        expected: item.stock,
      }),
    onError: (error, { item }) => {
      // Somebody sold or counted the item meanwhile: the form continues with the current stock.
      if (error instanceof AppError && error.code === 'stock_changed')
        setFound([{ ...item, stock: Number(error.context.available) }]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('products') }),
  });
  const leave = () => {
    setFound([]);
    saving.reset();
    onReady();
  };
  const finish = (entry: CountedItem) => {
    setDone((all) => [entry, ...all]);
    leave();
  };
  const notFoundMessage =
    finding.data?.length === 0 ? t('unknown', { code: `\u2068${finding.variables}\u2069` }) : undefined;
  return {
    find: (code) => finding.mutate(code),
    isFinding: finding.isPending,
    codeError: finding.error ? messageOf(finding.error) : notFoundMessage,
    found,
    choose: (item) => setFound([item]),
    save: (item, counted) => saving.mutate({ item, counted }, { onSuccess: () => finish({ item, counted }) }),
    isSaving: saving.isPending,
    error: saving.error ? messageOf(saving.error) : undefined,
    leave,
    done,
    undo: (entry) =>
      saving.mutate(
        { item: { ...entry.item, stock: entry.counted }, counted: entry.item.stock },
        { onSuccess: () => setDone((all) => all.filter((other) => other !== entry)) },
      ),
  };
}
