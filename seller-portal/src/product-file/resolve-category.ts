import { foldText } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/catalogue/queries';

type Named = Pick<Category, 'id' | 'parent_id' | 'name_en' | 'name_ar' | 'slug_en' | 'slug_ar'>;

export type CategoryResult = { id: number } | { problem: 'category_unknown' | 'category_ambiguous' };

/** Separators of a category path: "Tools > Drills", "أدوات › مثاقب", "Tools / Drills". */
const steps = /\s*(?:[>›»\\|]|\s\/\s|->|→)\s*/;

const namesOf = ({ name_en, name_ar, slug_en, slug_ar }: Named) =>
  [name_en, name_ar, slug_en, slug_ar].map(foldText);

/**
 * Returns a finder of categories by slug, name in either language, or path of names. A path may start at any level; a
 * name of several categories is ambiguous.
 */
export function categoryFinder(categories: readonly Named[]): (text: string) => CategoryResult {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byName = new Map<string, Named[]>();
  for (const category of categories) {
    for (const name of new Set(namesOf(category))) {
      const known = byName.get(name);
      if (known) known.push(category);
      else byName.set(name, [category]);
    }
  }
  const isUnder = (category: Named, above: string[]): boolean => {
    let parent = category;
    for (const name of above.toReversed()) {
      const next = parent.parent_id === null ? undefined : byId.get(parent.parent_id);
      if (!next || !namesOf(next).includes(name)) return false;
      parent = next;
    }
    return true;
  };
  const find = (path: string[]): Named[] =>
    (byName.get(path.at(-1) ?? '') ?? []).filter((category) => isUnder(category, path.slice(0, -1)));
  return (text) => {
    // A category name may contain a path separator.
    const whole = find([foldText(text)]);
    const found = whole.length > 0 ? whole : find(text.split(steps).map(foldText).filter(Boolean));
    if (found.length === 1) return { id: found[0]!.id };
    return { problem: found.length === 0 ? 'category_unknown' : 'category_ambiguous' };
  };
}
