import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { everyQuery } from '@mawad/supabase/query-keys';

interface Change {
  value: number;
  /** Value shown in the list. */
  expected: number;
  /** Confirms a large change. */
  confirmed?: boolean;
  /** This change undoes an earlier one. */
  undoes?: boolean;
}

export type QuickChange = ReturnType<typeof useMutation<unknown, Error, Change>>;

/** Changes one number of a product if it still equals the shown one; shows a toast with undo. */
export function useQuickChange(
  save: (change: { value: number; expected: number; confirmed: boolean }) => Promise<unknown>,
  successTitle: (value: number) => string,
): QuickChange {
  const { t } = useTranslation(['seller-portal', 'portal-errors']);
  const messageOf = useErrorMessage();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const change: QuickChange = useMutation({
    mutationFn: ({ value, expected, confirmed = false }: Change) => save({ value, expected, confirmed }),
    onSuccess: (_result, { value, expected }) =>
      showToast({
        title: successTitle(value),
        action: {
          label: t('actions.undo'),
          run: () => change.mutate({ value: expected, expected: value, confirmed: true, undoes: true }),
        },
      }),
    onError: (error, { undoes }) => {
      if (!undoes) return;
      showToast({
        title: t('portal-errors:product_save_failed'),
        description: messageOf(error),
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('products') }),
  });
  return change;
}
