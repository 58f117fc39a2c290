import { useChangeDetails, useTranslation } from '@mawad/shared-i18n';
import { type LeftOut, LeftOutProduct } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { RowReasons } from '@mawad/shared-ui/kit/row-reasons.tsx';
import type { BulkRow } from '@mawad/supabase/products/bulk-changes-queries';
import { useVariantName } from '../../../use-variant-name.ts';

/** Returns a renderer of a product that a change left out: the reason, and who changed the product or its variant since. */
export function useLeftOut(): (row: BulkRow) => LeftOut {
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
      product: <LeftOutProduct {...row} gone={t('report.gone')} />,
      reasons: <RowReasons reasons={[t(`problems.${problem}`), ...authors.filter(Boolean)]} />,
    };
  };
}
