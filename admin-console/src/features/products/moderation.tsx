import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ModeratedProduct, moderateProduct } from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface ModerationProps {
  product: ModeratedProduct;
  hide: boolean;
  onClose: () => void;
}

/** Confirms showing a product again or hiding it; hiding needs a reason, which its company receives. */
export function Moderation({ product, hide, onClose }: ModerationProps) {
  const { t } = useTranslation('admin-products');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: product,
    act: (seen, reason: string | undefined) => moderateProduct(backendOf(services).data, seen, reason),
    onDone: () => {
      showToast({ title: t(hide ? 'hidden' : 'shown') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('products') }),
    failed: t('failed'),
  });
  return (
    <DecisionDialog
      title={t(hide ? 'hideTitle' : 'showTitle')}
      text={t(hide ? 'hideText' : 'showText')}
      confirmLabel={t(hide ? 'hide' : 'show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('reason'), missing: t('reasonMissing') } : undefined}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
