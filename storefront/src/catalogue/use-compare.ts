import { useTranslation } from '@mawad/shared-i18n';
import { compareLimit, useStore, useStoreApi } from '@mawad/shared-ui/store';

/** Whether a product is in the compare list, and how to change that; a fifth product is explained, not added. */
export function useCompareToggle(id: number): { chosen: boolean; toggle: () => void } {
  const { t } = useTranslation('storefront');
  const store = useStoreApi();
  const chosen = useStore((state) => state.compare.items.some((item) => item.id === id));
  const toggle = () => {
    const { compare, toast } = store.getState();
    if (!chosen && compare.items.length >= compareLimit) toast.show({ title: t('product.compareFull') });
    else compare.toggle({ id });
  };
  return { chosen, toggle };
}
