import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiCheck, mdiScaleBalance } from '@mawad/shared-ui/icons';
import { Button, IconButton } from '@mawad/shared-ui/mui';
import { compareLimit } from '@mawad/shared-ui/store';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { useCompareToggle } from './use-compare.ts';

/** Puts a product into the compare list or takes it out; a full list says so beforehand. */
export function CompareToggle({ product, compact }: { product: ProductCard; compact: boolean }) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { chosen, full, toggle } = useCompareToggle(product.id);
  const fullText = t('compare.full', { limit: compareLimit });
  const productName = localized(product, 'name', language);
  const name = chosen
    ? `${t('product.removeFromCompare')}: ${productName}`
    : t('compare.toggle', { product: productName });
  const icon = chosen ? mdiCheck : mdiScaleBalance;
  const state = {
    'aria-label': full ? `${fullText}: ${name}` : name,
    'aria-pressed': chosen,
    'aria-disabled': full,
    title: full ? fullText : undefined,
    onClick: toggle,
  };
  const faint = full ? { opacity: 0.6, cursor: 'not-allowed' } : {};
  if (compact) {
    return (
      <IconButton {...state} sx={{ color: chosen ? 'primary.main' : 'text.secondary', ...faint }}>
        <Icon path={icon} />
      </IconButton>
    );
  }
  return (
    <Button
      {...state}
      size="small"
      color={chosen ? 'primary' : 'secondary'}
      startIcon={<Icon path={icon} size={18} />}
      sx={{ ...faint, whiteSpace: 'normal' }}
    >
      {full ? fullText : t(chosen ? 'product.removeFromCompare' : 'product.addToCompare')}
    </Button>
  );
}
