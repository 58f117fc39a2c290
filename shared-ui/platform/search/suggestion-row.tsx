import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { mdiHistory, mdiMagnify, mdiShapeOutline, mdiTrendingUp } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import type { MouseEvent } from 'react';
import type { Suggestion } from './search-suggestions.ts';

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** Highlighted by the arrow keys. */
  active: boolean;
  onChoose: () => void;
}

const icons = {
  recent: mdiHistory,
  popular: mdiTrendingUp,
  word: mdiMagnify,
  category: mdiShapeOutline,
  mdiTrendingUp,
};

/** One option. Also a link, so that it can be opened in another tab. */
export function SuggestionRow({ id, suggestion, active, onChoose }: SuggestionRowProps) {
  const { kind, text, to, product } = suggestion;
  return (
    <Box
      component={Link}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={to}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
      sx={rowStyle}
    >
      {kind === 'product' ? (
        <ProductImage path={product!.main_image} alt="" size={40} width={160} />
      ) : (
        <Icon path={icons[kind]} size={20} tone="secondary" style={{ marginInline: 10 }} />
      )}
      <Box component="span" sx={textStyle}>
        <bdi>{text}</bdi>
      </Box>
      {product && (
        <Box component="span" sx={{ fontWeight: 600, fontSize: 13 }}>
          <Money amount={product.discounted_price ?? product.price} />
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minBlockSize: 44,
  paddingInline: 1.5,
  paddingBlock: 0.5,
  fontSize: 14,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &[aria-selected="true"]': { backgroundColor: 'action.hover' },
  '&[aria-selected="true"]': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
} as const;

const textStyle = {
  flex: 1,
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.4,
  textAlign: 'start',
} as const;
