import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/components/money';
import { Box, Button } from '@mawad/shared-ui/mui';
import { leastSellable, type PriceBreak } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';

interface VolumePricesProps {
  product: ProductDetail;
  breaks: readonly PriceBreak[];
  quantity: number;
  /** Most that can be ordered today. */
  most: number;
  onChoose: (quantity: number) => void;
}

/** What a unit costs by volume; pressing a line chooses its quantity. */
export function VolumePrices({ product, breaks, quantity, most, onChoose }: VolumePricesProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const id = useId();
  if (breaks.length === 0) return null;
  const reached = breaks.findLast((one) => one.quantity <= quantity);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box id={id} sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>
        {t('volume.title')}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={listStyle}>
        {breaks.map((one) => {
          const wanted = leastSellable(one.quantity, product);
          const isReached = one === reached;
          return (
            <Box component="li" key={one.quantity} sx={{ fontWeight: isReached ? 700 : 400 }}>
              <Button
                variant="text"
                color="inherit"
                aria-pressed={isReached}
                disabled={wanted > most}
                onClick={() => onChoose(wanted)}
                sx={rowStyle}
              >
                <span>{t('volume.from', { quantity: format.quantity(product.unit, one.quantity) })}</span>
                <span>
                  <Money amount={one.price} /> {t('volume.each')}
                </span>
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 0.5,
  padding: 0,
  maxInlineSize: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: 1, borderColor: 'divider' },
} as const;

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  inlineSize: '100%',
  minBlockSize: 44,
  borderRadius: 0,
  font: 'inherit',
  fontSize: 'var(--text-14)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '&[aria-pressed="true"]': { backgroundColor: 'action.selected' },
} as const;
