import type productBulk from '@mawad/shared-i18n/locales/en/product-bulk.json';
import { useChangeDetails, useTranslation } from '@mawad/shared-i18n';
import { type LeftOut, LeftOutProduct } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { useVariantName } from '@mawad/shared-ui/desk/list/use-variant-name.ts';
import { RowReasons } from '@mawad/shared-ui/kit/row-reasons.tsx';

/** Rows of a bulk change that can be undone. */
export type UndoableSubject = (typeof undoableSubjects)[number];
export const undoableSubjects = ['products', 'reviews', 'questions'] as const;

/** A product, or a review or question with its product, that a bulk change or its undo left unchanged. */
export interface LeftOutRow {
  id: number;
  /** Null if the product was deleted; the same for `name_ar` and `sku`. */
  name_en: string | null;
  name_ar: string | null;
  sku: string | null;
  problem: keyof typeof productBulk.problems;
  /** Who changed what stays: the product itself (`size` and `color` are null) or one of its variants. */
  changes: (Parameters<ReturnType<typeof useChangeDetails>>[0] & {
    size: string | null;
    color: string | null;
    color_ar: string | null;
  })[];
}

/**
 * Returns a renderer of a row that a change left out: the reason, and who changed the row or a variant since. `of` names a row
 * that no longer exists. Needs the messages `product-bulk`.
 */
export function useLeftOut(of: UndoableSubject = 'products'): (row: LeftOutRow) => LeftOut {
  const { t } = useTranslation('product-bulk');
  const detailsOf = useChangeDetails();
  const variantName = useVariantName();
  return ({ id, problem, changes, ...row }) => {
    const authors = changes.map((change) =>
      [variantName(change) && `\u2068${variantName(change)}\u2069`, detailsOf(change)]
        .filter(Boolean)
        .join(': '),
    );
    return {
      key: id,
      product: <LeftOutProduct {...row} gone={t(`undo.${of}.gone`)} />,
      reasons: <RowReasons reasons={[t(`problems.${problem}`), ...authors.filter(Boolean)]} />,
    };
  };
}
