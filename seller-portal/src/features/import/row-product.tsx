import { localized, useLanguage } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ImportRow } from '@mawad/supabase/imports/queries';
import { useVariantName } from '@mawad/shared-ui/desk/list/use-variant-name.ts';

/** Product and variant of a row: the name in the file, else the stored one, and the SKU. */
export function RowProduct({ row }: { row: ImportRow }) {
  const language = useLanguage();
  const variantName = useVariantName();
  const { values } = row;
  const ofFile = { name_en: textOf(values.name_en), name_ar: textOf(values.name_ar) };
  const name = localized(ofFile, 'name', language) || localized(row, 'name', language);
  const variant = variantName({
    size: textOf(values.size),
    color: textOf(values.color),
    color_ar: textOf(values.color_ar) || undefined,
  });
  return (
    <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
      {name && (
        <Box sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          fontSize: 'var(--text-12)',
          color: 'text.secondary',
        }}
      >
        <Ltr>{textOf(values.sku)}</Ltr>
        {variant ? <bdi>{variant}</bdi> : <Ltr>{textOf(values.variant_sku)}</Ltr>}
      </Box>
    </Box>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
