import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ModeratedProduct, moderateProducts } from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

export interface ModerationQuestion<Product extends ModeratedProduct> {
  products: Product[];
  hide: boolean;
}

interface ModerationProps extends ModerationQuestion<ModeratedProduct> {
  /** Called after the change with the ids of the changed products. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Confirms showing products again or hiding them; hiding needs a reason, which their companies receive. */
export function Moderation({ products, hide, onDone, onClose }: ModerationProps) {
  const { t } = useTranslation('admin-products');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const counted = (count: number) => ({ count, number: format.number(count) });
  const { decide, busy, problem } = useDecision({
    thing: products,
    act: (seen, reason: string | undefined) => moderateProducts(backendOf(services).data, seen, reason),
    onDone: (count) => {
      showToast({ title: t(hide ? 'hidden' : 'shown', counted(count)) });
      onDone(products.map(({ id }) => id));
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('products') }),
    failed: t('failed'),
  });
  return (
    <DecisionDialog
      title={t(hide ? 'hideTitle' : 'showTitle', counted(products.length))}
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
