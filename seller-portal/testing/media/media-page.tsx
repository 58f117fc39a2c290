import { useState } from 'react';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { DatasheetField } from '../../src/features/products/media/datasheet-field.tsx';
import { ProductPictures } from '../../src/features/products/media/product-pictures.tsx';

/** Page with only the media fields and their current values. */
export function MediaPage() {
  const company = useStore((state) => state.session.company_id);
  const [pictures, setPictures] = useState<string[]>([]);
  const [datasheet, setDatasheet] = useState<string | null>(null);
  if (!company) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, padding: 2, maxInlineSize: 960, marginInline: 'auto' }}>
      <title>Media</title>
      <h1>Media</h1>
      <ProductPictures companyId={company} value={pictures} onChange={setPictures} />
      <DatasheetField companyId={company} value={datasheet} onChange={setDatasheet} />
      <output hidden data-testid="held">
        {JSON.stringify({ pictures, datasheet })}
      </output>
    </Box>
  );
}
