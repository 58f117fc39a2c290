import type { ReactNode } from 'react';
import { localized, useLanguage } from '@mawad/shared-i18n';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

export interface LeftOut {
  key: number;
  product: ReactNode;
  /** Reason why the product is left out, and the person who changed it. */
  reasons: ReactNode;
}

interface LeftOutListProps {
  label: string;
  items: readonly LeftOut[];
  /** Last line of a shortened list: "and 12 more". */
  others?: string | false;
}

/** Products that a change, or its undo, leaves unchanged, with reasons. */
export function LeftOutList({ label, items, others }: LeftOutListProps) {
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {items.map(({ key, product, reasons }) => (
        <li key={key}>
          {product}
          <Box sx={{ color: 'text.secondary' }}>{reasons}</Box>
        </li>
      ))}
      {others && <li>{others}</li>}
    </Box>
  );
}

interface LeftOutProductProps {
  /** Null for a product that no longer exists. */
  name_en: string | null;
  name_ar: string | null;
  sku: string | null;
  /** Text instead of the name of a product that no longer exists. */
  gone: string;
}

/** Name and SKU of a product in a list of unchanged products. */
export function LeftOutProduct({ name_en, name_ar, sku, gone }: LeftOutProductProps) {
  const language = useLanguage();
  if (name_en === null || name_ar === null) return <span>{gone}</span>;
  return (
    <span>
      <LocalizedText>{localized({ name_en, name_ar }, 'name', language)}</LocalizedText> <Ltr>{sku}</Ltr>
    </span>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 'var(--text-14)',
  overflowWrap: 'anywhere',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    columnGap: 2,
    paddingBlock: 0.75,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
} as const;
