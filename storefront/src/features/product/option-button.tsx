import type { Ref } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import type { VariantOption } from './variants.ts';

interface OptionButtonProps {
  option: VariantOption;
  isSelected: boolean;
  /** Reason why the option is unavailable with the other selection. */
  reason: string;
  onPick: (value: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Button for one size or colour with its stock; explains if it is unavailable with the other selection. */
export function OptionButton({ option, isSelected, reason, onPick, ref }: OptionButtonProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const language = useLanguage();
  const { value, stock, isPossible } = option;
  const stockText = stock === 0 ? t('outOfStock') : t('inStock', { quantity: format.number(stock) });
  const faint = !isPossible || stock === 0;
  return (
    <ButtonBase
      ref={ref}
      aria-pressed={isSelected}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPick(value)}
      sx={{
        flexDirection: 'column',
        fontFamily: 'inherit',
        minInlineSize: 64,
        minBlockSize: 48,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: isSelected ? 'primary.main' : 'surface.outline',
        boxShadow: (theme) =>
          isSelected ? `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` : 'none',
        borderStyle: faint ? 'dashed' : 'solid',
        fontSize: 'var(--text-14)',
        fontWeight: 600,
        color: faint ? 'text.secondary' : 'text.primary',
        cursor: isPossible ? 'pointer' : 'not-allowed',
        '&:hover': isPossible ? { borderColor: 'primary.main' } : {},
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
      }}
    >
      <Box component="span" dir="auto" sx={{ textDecoration: isPossible ? 'none' : 'line-through' }}>
        {localized(option, 'label', language)}
      </Box>
      <Box component="span" sx={{ fontSize: 'var(--text-12)', fontWeight: 400, color: 'text.secondary' }}>
        {isPossible ? stockText : reason}
      </Box>
    </ButtonBase>
  );
}
