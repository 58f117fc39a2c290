import type { RefObject } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Price } from '@mawad/shared-ui/components/money';
import { Box, Button, GlobalStyles } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { useScrolledPast } from '../../layout/use-scrolled-past.ts';

interface BuyBarProps {
  product: ProductDetail;
  disabled: boolean;
  /** The button that the bar stands in for once it has scrolled away upwards. */
  after: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

const barHeight = 72;

/** Price and cart button at the bottom of a phone's screen while the main button is out of sight. */
export function BuyBar({ product, disabled, after, onAdd }: BuyBarProps) {
  const { t } = useTranslation('product');
  const shown = useScrolledPast(after);
  if (!shown || disabled) return null;
  return (
    <Box role="region" aria-label={t('buyBar')} sx={barStyle}>
      <GlobalStyles styles={roomBelow} />
      <Box sx={{ flexGrow: 1, '--price-size': 'var(--text-16)' }}>
        <Price price={product.price} discounted_price={product.discounted_price} unit={product.unit} />
      </Box>
      <Button data-buyers variant="contained" onClick={onAdd} sx={{ minBlockSize: 48, flexShrink: 0 }}>
        {t('addToCart')}
      </Button>
    </Box>
  );
}

// The chat button and messages move up, and the page's end stays readable.
const roomBelow = {
  '@media (max-width: 767.95px)': {
    ':root': { '--page-bottom': `calc(${barHeight}px + env(safe-area-inset-bottom))` },
    body: { paddingBlockEnd: 'calc(var(--page-bottom) + var(--tray-height, 0px))' },
  },
};

const barStyle = {
  display: { xs: 'flex', md: 'none' },
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 'appBar',
  minBlockSize: barHeight,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingInline: 2,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: 'background.paper',
  borderBlockStart: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;
