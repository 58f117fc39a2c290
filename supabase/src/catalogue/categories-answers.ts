import { z } from 'zod/mini';
import { returnsRule } from './answers.ts';
import { attributeTypes } from './categories-values.ts';
import { pageOf } from '../base/lists-answers.ts';

const categoryName = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
});
export type CategoryName = z.infer<typeof categoryName>;

/** A category in the tree of the console. */
const managedCategory = z.extend(categoryName, {
  parent_id: z.nullable(z.number()),
  slug_en: z.string(),
  slug_ar: z.string(),
  image: z.nullable(z.string()),
  is_hidden: z.boolean(),
  child_count: z.number(),
  /** Products directly in the category, including deleted ones that can be restored; counted up to 1,000. */
  product_count: z.number(),
  /** Ancestors, first level first. */
  path: z.array(categoryName),
});
export type ManagedCategory = z.infer<typeof managedCategory>;

const attributeType = z.enum(attributeTypes);
export type AttributeType = z.infer<typeof attributeType>;

const attributeOption = z.strictObject({
  /** Absent for an option that is not stored yet. */
  id: z.optional(z.number()),
  value_en: z.string(),
  value_ar: z.string(),
});
export type AttributeOption = z.infer<typeof attributeOption>;

const managedAttribute = z.strictObject({
  id: z.number(),
  category_id: z.number(),
  key: z.string(),
  type: attributeType,
  label_en: z.string(),
  label_ar: z.string(),
  unit_en: z.nullable(z.string()),
  unit_ar: z.nullable(z.string()),
  /** Whether buyers can filter by the attribute. */
  is_facet: z.boolean(),
  is_required: z.boolean(),
  position: z.number(),
  options: z.array(attributeOption),
  category_name_en: z.string(),
  category_name_ar: z.string(),
});
export type ManagedAttribute = z.infer<typeof managedAttribute>;

/** A category with all editable fields. */
const categoryDetail = z.extend(managedCategory, {
  seo_title_en: z.nullable(z.string()),
  seo_title_ar: z.nullable(z.string()),
  seo_description_en: z.nullable(z.string()),
  seo_description_ar: z.nullable(z.string()),
  focus_keywords: z.array(z.string()),
  /** Null: `inherited_returns` applies. */
  returns: z.nullable(returnsRule),
  inherited_returns: returnsRule,
  /** Version of the category, passed back by `saveCategory` to detect concurrent edits. */
  updated_at: z.string(),
  attributes: z.array(managedAttribute),
  /** Attributes inherited from the ancestors. */
  inherited: z.array(managedAttribute),
});
export type CategoryDetail = z.infer<typeof categoryDetail>;

export const categoriesAnswers = {
  list_managed_categories: pageOf(managedCategory),
  get_managed_category: categoryDetail,
};
