import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiCheck, mdiScaleBalance } from '@mawad/shared-ui/icons';
import { Button, IconButton } from '@mawad/shared-ui/mui';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { useCompareToggle } from './use-compare.ts';

/** Puts a product into the compare list or takes it out. */
export function CompareToggle({ product, compact }: { product: ProductCard; compact: boolean }) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { chosen, toggle } = useCompareToggle(product.id);
  const label = t('compare.toggle', { product: localized(product, 'name', language) });
  const icon = chosen ? mdiCheck : mdiScaleBalance;
  if (compact) {
    return (
      <IconButton
        aria-label={label}
        aria-pressed={chosen}
        onClick={toggle}
        sx={{ color: chosen ? 'primary.main' : 'text.secondary' }}
      >
        <Icon path={icon} />
      </IconButton>
    );
  }
  return (
    <Button
      size="small"
      color={chosen ? 'primary' : 'secondary'}
      aria-label={label}
      aria-pressed={chosen}
      onClick={toggle}
      startIcon={<Icon path={icon} size={18} />}
    >
      {chosen ? t('product.removeFromCompare') : t('product.addToCompare')}
    </Button>
  );
}
