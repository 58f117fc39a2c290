import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { CategoryDetail, ManagedAttribute, ManagedCategory } from './categories-answers.ts';

export type {
  AttributeOption,
  AttributeType,
  CategoryDetail,
  CategoryName,
  ManagedAttribute,
  ManagedCategory,
} from './categories-answers.ts';

export { attributeTypes } from './categories-values.ts';

/** Saved fields of a category; an empty slug is generated from the name. */
export type CategoryInput = Pick<
  CategoryDetail,
  | 'name_en'
  | 'name_ar'
  | 'slug_en'
  | 'slug_ar'
  | 'image'
  | 'is_hidden'
  | 'seo_title_en'
  | 'seo_title_ar'
  | 'seo_description_en'
  | 'seo_description_ar'
  | 'focus_keywords'
  | 'returns'
> & { id?: number; parent_id?: number | null };

export type AttributeInput = Pick<
  ManagedAttribute,
  | 'category_id'
  | 'type'
  | 'label_en'
  | 'label_ar'
  | 'unit_en'
  | 'unit_ar'
  | 'is_facet'
  | 'is_required'
  | 'options'
> & { id?: number; key?: string };

/** Children of `parent_id` in display order or, with a term, matches from the whole tree. Throws AppError `not_allowed`. */
export async function listManagedCategories(
  db: DataClient,
  filter: { parent_id?: number; term?: string } & PageRequest,
): Promise<Page<ManagedCategory>> {
  return call(db, 'list_managed_categories', { filter });
}

/** Throws AppError `category_not_found`, `not_allowed`. */
export async function getManagedCategory(db: DataClient, id: number): Promise<CategoryDetail> {
  return call(db, 'get_managed_category', { category_id: id });
}

/**
 * Creates or edits a category and returns its id. `expected` is the `updated_at` that the edit started from.
 * Throws AppError `invalid_input` {field, rule}, `slug_taken` {field}, `stale_version`, `category_not_found`.
 */
export async function saveCategory(
  db: DataClient,
  category: CategoryInput,
  expected?: string,
): Promise<number> {
  return call(db, 'save_category', { category: category, expected });
}

/**
 * Moves a category below another one (null: to the first level), before the sibling `beforeId` or to the end.
 * Throws AppError `invalid_input` {rule: 'cycle'}, `category_not_found`.
 */
export async function moveCategory(
  db: DataClient,
  id: number,
  parentId: number | null,
  beforeId?: number,
): Promise<void> {
  await call(db, 'move_category', {
    category_id: id,
    parent_id: parentId ?? undefined,
    before_id: beforeId,
  });
}

/** Moves up to 500 products to another category; returns how many remain, counted up to 10,000. */
export async function moveCategoryProducts(db: DataClient, id: number, targetId: number): Promise<number> {
  return call(db, 'move_category_products', { category_id: id, target_id: targetId });
}

/**
 * Deletes a category without products; its children move to `childrenTo`, by default to its parent.
 * Throws AppError `category_in_use` {products}, `invalid_input` {rule: 'cycle'}, `category_not_found`.
 */
export async function deleteCategory(
  db: DataClient,
  id: number,
  reason: string,
  childrenTo?: number,
): Promise<void> {
  await call(db, 'delete_category', { category_id: id, reason, children_to: childrenTo });
}

/** Creates or edits an attribute and returns its id. Throws AppError `invalid_input` {field, rule}, `attribute_not_found`. */
export async function saveAttribute(db: DataClient, definition: AttributeInput): Promise<number> {
  return call(db, 'save_attribute_definition', { definition: definition });
}

/** Deletes an attribute and its values on all products. Throws AppError `attribute_not_found`. */
export async function deleteAttribute(db: DataClient, id: number, reason: string): Promise<void> {
  await call(db, 'delete_attribute_definition', { definition_id: id, reason });
}
