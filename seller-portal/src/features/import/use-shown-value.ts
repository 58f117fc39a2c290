import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import type { VolumeDiscount } from '@mawad/supabase/products/queries';
import { categoriesQuery } from '../../categories-query.ts';
import { attributesText } from './attributes-text.ts';
import { categoryPath } from '../../product-file/cell-of-value.ts';
import { useAttributes } from './use-attributes.ts';
import { volumesText } from '../../product-file/volumes-text.ts';

const prices = new Set(['price', 'discounted_price']);
const moments = new Set(['deal_starts_at', 'deal_ends_at']);
const longest = 120;

/** Returns a formatter of field values in the reader's language. */
export function useShownValue(): (field: string, value: unknown) => string {
  const { t } = useTranslation('import');
  const format = useFormat();
  const language = useLanguage();
  const attributes = useAttributes();
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  return (field, value) => {
    if (field === 'returns' && value === null) return t('rows.returnsOfCategory');
    if (value === null || value === undefined || value === '') return t('rows.nothing');
    if (typeof value === 'boolean') return t(value ? 'rows.yes' : 'rows.no');
    if (field === 'images' && Array.isArray(value))
      return t('rows.pictures', { count: value.length, number: format.number(value.length) });
    if (field === 'category') return categoryPath(value, categories, language);
    if (field === 'volume_discounts') return volumesText(value as VolumeDiscount[], format.number);
    if (field === 'attributes') return attributesText(value, attributes, language) || t('rows.nothing');
    if (field === 'returns') return returnsText(String(value), language);
    if (field === 'unit') return format.unit(String(value));
    if (prices.has(field)) return format.money(Number(value));
    if (moments.has(field)) return format.dateTime(String(value));
    if (typeof value === 'number') return format.number(value);
    const text = Array.isArray(value) ? value.join(' | ') : String(value);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
}
