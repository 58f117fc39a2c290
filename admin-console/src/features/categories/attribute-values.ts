import type {
  AttributeInput,
  AttributeType,
  ManagedAttribute,
} from '@mawad/supabase/catalogue/categories-queries';

/** Form values of an option; `rowId` identifies unsaved rows. */
export interface OptionValues {
  rowId: string;
  id?: number;
  value_en: string;
  value_ar: string;
}

/** Form values of an attribute. */
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

/** True if the type needs options and none is given or one lacks a language. */
export function isUnfinished({ type, options }: AttributeValues): boolean {
  const given = options.filter((option) => !isBlank(option));
  if (type !== 'option') return false;
  return given.length === 0 || given.some(({ value_en, value_ar }) => !value_en.trim() || !value_ar.trim());
}

/** Values to save, without blank option rows. */
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
