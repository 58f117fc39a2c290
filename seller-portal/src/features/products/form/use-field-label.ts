import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { AttributeDefinition } from '@mawad/supabase/catalogue/queries';
import { attributeName } from './attribute-texts.ts';

/** Keys are built from field paths, so types cannot check them. */
type Translate = (key: string) => string;

/** Returns the label of a field by its name in the form. */
export function useFieldLabel(definitions: readonly AttributeDefinition[]): (name: string) => string {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const format = useFormat();
  return (name) => {
    const [field, member, inner] = name.split('.');
    const translate = t as unknown as Translate;
    if (field === 'attributes') {
      const definition = definitions.find(({ id }) => attributeName(id) === member);
      return definition ? localized(definition, 'label', language) : translate('sections.attributes');
    }
    if (field === 'volume_discounts' && member !== undefined) {
      const row = t('volume.row', { number: format.number(Number(member) + 1) });
      return `${row}: ${t(inner === 'percent' ? 'fields.percent_less' : 'fields.from_quantity')}`;
    }
    if (field !== 'variants' || member === undefined) return translate(`fields.${field}`);
    const row = t('variants.row', { number: format.number(Number(member) + 1) });
    const column = { sku: 'variant_sku', price: 'variant_price' }[inner ?? ''] ?? inner;
    return `${row}: ${translate(`fields.${column}`)}`;
  };
}
