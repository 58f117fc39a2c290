import { useEffect, useRef } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { mdiChevronDown, mdiChevronUp, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import type { CompatibleProduct } from '@mawad/supabase/products/queries';

interface CompatibleListProps {
  products: readonly CompatibleProduct[];
  onChange: (products: CompatibleProduct[]) => void;
  onRemove: (id: number) => void;
}

/** Chosen products in order, with buttons to move and remove them. */
export function CompatibleList({ products, onChange, onRemove }: CompatibleListProps) {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; by: -1 | 1 } | null>(null);
  // The focused button moves with its product and may become disabled.
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const buttonOf = (way: number) =>
      list.current?.querySelector<HTMLElement>(`[data-product="${id}"] [data-by="${way}"]:enabled`);
    (buttonOf(by) ?? buttonOf(-by))?.focus();
  });
  const move = (from: number, by: -1 | 1) => {
    const others = [...products];
    const [product] = others.splice(from, 1);
    others.splice(from + by, 0, product!);
    moved.current = { id: product!.id, by };
    onChange(others);
  };
  return (
    <Box component="ol" ref={list} aria-label={t('sections.compatibilities')} sx={listStyle}>
      {products.map((product, place) => {
        const name = `\u2068${localized(product, 'name', language)}\u2069`;
        return (
          <Box component="li" key={product.id} data-product={product.id} sx={rowStyle}>
            <ProductImage path={product.main_image} alt="" size={44} />
            <Box sx={{ flex: '1 1 120px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <LocalizedText>{localized(product, 'name', language)}</LocalizedText>
              <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
                <Ltr>{product.sku}</Ltr>
              </Box>
            </Box>
            <Box sx={{ display: 'flex' }}>
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  data-by={by}
                  aria-label={t('compatible.move', {
                    name,
                    number: format.number(place + 1 + by),
                  })}
                  disabled={place + by < 0 || place + by >= products.length}
                  onClick={() => move(place, by)}
                >
                  <Icon path={by < 0 ? mdiChevronUp : mdiChevronDown} />
                </IconButton>
              ))}
              <IconButton aria-label={t('compatible.remove', { name })} onClick={() => onRemove(product.id)}>
                <Icon path={mdiTrashCanOutline} />
              </IconButton>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  padding: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
