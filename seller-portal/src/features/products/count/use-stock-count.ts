import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { adjustStock, findStockItems, type StockItem } from '@mawad/supabase/queries/own-products';
import { everyQuery } from '@mawad/supabase/query-keys';

/** An item that was counted here, with what stood before. */
interface CountedItem {
  item: StockItem;
  counted: number;
}

export interface StockCount {
  find(code: string): void;
  isFinding: boolean;
  /** Why nothing was found. */
  codeError: string | undefined;
  /** What the code stands on: none, the item that is counted, or variants to choose from. */
  found: StockItem[];
  choose(item: StockItem): void;
  save(item: StockItem, counted: number): void;
  isSaving: boolean;
  /** Why a count was refused. */
  error: string | undefined;
  leave(): void;
  /** Newest first. */
  done: CountedItem[];
  undo(counted: CountedItem): void;
}

/** Counts stock item by item: found by a code, set to what was counted as long as nothing was sold meanwhile. */
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
      // What is left was sold or counted by somebody else: the form goes on from there.
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
  const nothing =
    finding.data?.length === 0 ? t('unknown', { code: `\u2068${finding.variables}\u2069` }) : undefined;
  return {
    find: (code) => finding.mutate(code),
    isFinding: finding.isPending,
    codeError: finding.error ? messageOf(finding.error) : nothing,
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
