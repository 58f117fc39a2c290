import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCheck, mdiScaleBalance } from '@mawad/shared-ui/kit/icons.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { compareLimit } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import sheet, * as styles from './compare-toggle.module.css';
import { useCompareToggle } from './use-compare.ts';

/**
 * Button that adds a product to the comparison or removes it; disabled with an explanation if the comparison
 * is full.
 */
export function CompareToggle({ product, compact }: { product: ProductCard; compact: boolean }) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { isSelected, isFull, toggle } = useCompareToggle(product.id);
  const fullText = isFull && t('compare.full', { limit: compareLimit });
  const productName = localized(product, 'name', language);
  const name = isSelected
    ? `${t('product.removeFromCompare')}: ${productName}`
    : t('compare.toggle', { product: productName });
  const icon = isSelected ? mdiCheck : mdiScaleBalance;
  const state = {
    'aria-label': fullText ? `${fullText}: ${name}` : name,
    'aria-pressed': isSelected,
    'aria-disabled': isFull,
    title: fullText || undefined,
    onClick: toggle,
  };
  if (compact) {
    return (
      <PlainButton {...state} look="icon" className={styles.compact}>
        {sheet}
        <Icon path={icon} />
      </PlainButton>
    );
  }
  return (
    <PlainButton {...state} look={isSelected ? 'text' : 'quiet'} startIcon={icon} className={styles.toggle}>
      {sheet}
      {fullText || t(isSelected ? 'product.removeFromCompare' : 'product.addToCompare')}
    </PlainButton>
  );
}
