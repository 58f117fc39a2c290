import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { moderateProducts } from '@mawad/supabase/queries/own-products';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Products that the staff is about to hide or show. */
export interface ModerationQuestion {
  ids: number[];
  hide: boolean;
}

interface ModerationProps extends ModerationQuestion {
  /** After the products were changed. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Asks once before products are hidden, with a reason for their companies, or shown again. */
export function Moderation({ ids, hide, onDone, onClose }: ModerationProps) {
  const { t } = useTranslation('admin-products');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const counted = (count: number) => ({ count, number: format.number(count) });
  const moderate = useMutation({
    mutationFn: (reason: string | undefined) => moderateProducts(backendOf(services).data, ids, reason),
    onSuccess: (count) => {
      showToast({ title: t(hide ? 'hidden' : 'shown', counted(count)) });
      onDone(ids);
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: everyQuery('products') });
    },
  });
  return (
    <DecisionDialog
      title={t(hide ? 'hideTitle' : 'showTitle', counted(ids.length))}
      text={t(hide ? 'hideText' : 'showText')}
      confirmLabel={t(hide ? 'hide' : 'show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('reason'), missing: t('reasonMissing') } : undefined}
      busy={moderate.isPending}
      onConfirm={(reason) => moderate.mutate(reason)}
      onClose={onClose}
    />
  );
}
