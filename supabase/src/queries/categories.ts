import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

export interface CategoryName {
  id: number;
  name_en: string;
  name_ar: string;
}

/** A category as the console's tree lists it. */
export interface ManagedCategory extends CategoryName {
  parent_id: number | null;
  slug_en: string;
  slug_ar: string;
  image: string | null;
  is_hidden: boolean;
  child_count: number;
  /** Goods of the category itself, deleted ones that can be restored included; a thousand stands for more. */
  product_count: number;
  /** Those above it, the topmost first. */
  path: CategoryName[];
}

export const attributeTypes = ['option', 'number', 'text', 'boolean'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export interface AttributeOption {
  /** Of stored ones. */
  id?: number;
  value_en: string;
  value_ar: string;
}

/** What goods of a category are described by. */
export interface ManagedAttribute {
  id: number;
  category_id: number;
  key: string;
  type: AttributeType;
  label_en: string;
  label_ar: string;
  unit_en: string | null;
  unit_ar: string | null;
  /** Whether buyers can filter by it. */
  is_facet: boolean;
  is_required: boolean;
  position: number;
  options: AttributeOption[];
  category_name_en: string;
  category_name_ar: string;
}

/** A category with all that can be edited. */
export interface CategoryDetail extends ManagedCategory {
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
  focus_keywords: string[];
  /** Names the version: an edit says which it began with. */
  updated_at: string;
  attributes: ManagedAttribute[];
  /** Of the categories above it; they hold here, too. */
  inherited: ManagedAttribute[];
}

/** What is saved of a category; without a slug, one is made of the name. */
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

/** One level of the tree in its order, or what a term finds in all of it. Throws AppError `not_allowed`. */
export async function listManagedCategories(
  db: DataClient,
  filter: { parent_id?: number; term?: string; page?: number; page_size?: number },
): Promise<Page<ManagedCategory>> {
  return answerOf(await db.rpc('list_managed_categories', { filter: filter as Json }));
}

/** Throws AppError `category_not_found`, `not_allowed`. */
export async function getManagedCategory(db: DataClient, id: number): Promise<CategoryDetail> {
  return answerOf(await db.rpc('get_managed_category', { category_id: id }));
}

/**
 * Creates or edits a category and answers its id. `expected` is the `updated_at` that an edit began with.
 * Throws AppError `invalid_input` {field, rule}, `slug_taken` {field}, `stale_version`, `category_not_found`.
 */
export async function saveCategory(
  db: DataClient,
  category: CategoryInput,
  expected?: string,
): Promise<number> {
  return answerOf(await db.rpc('save_category', { category: category as unknown as Json, expected }));
}

/**
 * Puts a category below another (null: on the first level), before one that is there or last.
 * Throws AppError `invalid_input` {rule: 'cycle'}, `category_not_found`.
 */
export async function moveCategory(
  db: DataClient,
  id: number,
  parentId: number | null,
  beforeId?: number,
): Promise<void> {
  answerOf(
    await db.rpc('move_category', {
      category_id: id,
      parent_id: parentId ?? undefined,
      before_id: beforeId,
    }),
  );
}

/** Gives up to 500 of a category's goods to another; answers how many are left, counted to ten thousand. */
export async function moveCategoryProducts(db: DataClient, id: number, targetId: number): Promise<number> {
  return answerOf(await db.rpc('move_category_products', { category_id: id, target_id: targetId }));
}

/**
 * Deletes a category without goods; those below it go to `childrenTo`, or to where it was itself.
 * Throws AppError `category_in_use` {products}, `invalid_input` {rule: 'cycle'}, `category_not_found`.
 */
export async function deleteCategory(db: DataClient, id: number, childrenTo?: number): Promise<void> {
  answerOf(await db.rpc('delete_category', { category_id: id, children_to: childrenTo }));
}

/** Creates or edits an attribute and answers its id. Throws AppError `invalid_input` {field, rule}, `attribute_not_found`. */
export async function saveAttribute(db: DataClient, definition: AttributeInput): Promise<number> {
  return answerOf(await db.rpc('save_attribute_definition', { definition: definition as unknown as Json }));
}

/** Deletes an attribute; goods lose what they say by it. Throws AppError `attribute_not_found`. */
export async function deleteAttribute(db: DataClient, id: number): Promise<void> {
  answerOf(await db.rpc('delete_attribute_definition', { definition_id: id }));
}
