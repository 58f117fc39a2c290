import type { AttributeInput, AttributeType, ManagedAttribute } from '@mawad/supabase/queries/categories';

/** An option as the form holds it; `rowId` tells the rows apart. */
export interface OptionValues {
  rowId: string;
  id?: number;
  value_en: string;
  value_ar: string;
}

/** An attribute as its form holds it. */
export interface AttributeValues {
  key: string;
  type: AttributeType;
  label_en: string;
  label_ar: string;
  unit_en: string;
  unit_ar: string;
  is_facet: boolean;
  is_required: boolean;
  options: OptionValues[];
}

/** What the form begins with. */
export function attributeValues(attribute?: ManagedAttribute): AttributeValues {
  const options = attribute?.options.map((option) => ({ ...option, rowId: `stored ${option.id}` }));
  return {
    key: attribute?.key ?? '',
    type: attribute?.type ?? 'option',
    label_en: attribute?.label_en ?? '',
    label_ar: attribute?.label_ar ?? '',
    unit_en: attribute?.unit_en ?? '',
    unit_ar: attribute?.unit_ar ?? '',
    is_facet: attribute?.is_facet ?? true,
    is_required: attribute?.is_required ?? false,
    options: options ?? [{ rowId: 'first', value_en: '', value_ar: '' }],
  };
}

const isBlank = ({ value_en, value_ar }: OptionValues) => !value_en.trim() && !value_ar.trim();

/** Whether options are wanted and one lacks a language, or there is none. */
export function isUnfinished({ type, options }: AttributeValues): boolean {
  const given = options.filter((option) => !isBlank(option));
  if (type !== 'option') return false;
  return given.length === 0 || given.some(({ value_en, value_ar }) => !value_en.trim() || !value_ar.trim());
}

/** What is sent, without blank rows. */
export function attributeInput({ options, ...values }: AttributeValues): Omit<AttributeInput, 'category_id'> {
  return {
    ...values,
    options:
      values.type === 'option'
        ? options
            .filter((option) => !isBlank(option))
            .map(({ id, value_en, value_ar }) => ({ id, value_en, value_ar }))
        : [],
  };
}
