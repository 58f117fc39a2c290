import { useEffect, useRef, type RefObject } from 'react';
import { localized, useLanguage } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { useScrolledPast } from '../../layout/use-scrolled-past.ts';
import { compareColumns } from './compare-layout.ts';

interface CompareStripProps {
  products: ProductDetail[];
  /** Horizontally scrolling region of the table; the strip follows its position. */
  scroller: RefObject<HTMLElement | null>;
  /** Head of the table; the strip appears when the head is scrolled out of view. */
  head: RefObject<HTMLElement | null>;
}

/** Sticky strip below the site header with a small picture and the price of each column. */
export function CompareStrip({ products, scroller, head }: CompareStripProps) {
  const language = useLanguage();
  const isVisible = useScrolledPast(head, 96);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = scroller.current;
    if (!region || !isVisible) return undefined;
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = region.scrollLeft;
    };
    follow();
    region.addEventListener('scroll', follow, { passive: true });
    return () => region.removeEventListener('scroll', follow);
  }, [scroller, isVisible]);
  const { gridTemplateColumns, minInlineSize } = compareColumns(products.length);
  return (
    // Hidden from screen readers, because it repeats the table head. It has no height, so that the page does
    // not move.
    <Box aria-hidden sx={{ position: 'sticky', insetBlockStart: stripTop, blockSize: 0, zIndex: 2 }}>
      {isVisible && (
        <Box ref={strip} sx={stripStyle}>
          <Box sx={{ display: 'grid', gridTemplateColumns, minInlineSize }}>
            <span />
            {products.map((product) => (
              <Box key={product.id} sx={cellStyle}>
                <ProductImage path={product.main_image} alt="" size={40} width={160} />
                <Box sx={{ minInlineSize: 0 }}>
                  <Box sx={nameStyle}>{localized(product, 'name', language)}</Box>
                  <strong>
                    <Money amount={product.discounted_price ?? product.price} />
                  </strong>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Height of the site header while it is shrunk, px. */
const stripTop = 56;

const stripStyle = {
  overflow: 'hidden',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderEndStartRadius: 8,
  borderEndEndRadius: 8,
  boxShadow: 4,
  '@media print': { display: 'none' },
} as const;

const cellStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  padding: { xs: '6px 4px', sm: '8px 12px' },
  fontSize: { xs: 'var(--text-12)', sm: 'var(--text-13)' },
  minInlineSize: 0,
  '& img': { display: { xs: 'none', sm: 'block' } },
} as const;

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
