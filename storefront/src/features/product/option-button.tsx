import type { Ref } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, ButtonBase } from '@mawad/shared-ui/mui';
import type { VariantOption } from './variants.ts';

interface OptionButtonProps {
  option: VariantOption;
  chosen: boolean;
  /** Why it cannot be had with the other choice. */
  reason: string;
  onPick: (value: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** One size or colour with its stock; one that does not go with the other choice says so. */
export function OptionButton({ option, chosen, reason, onPick, ref }: OptionButtonProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const language = useLanguage();
  const { value, stock, possible } = option;
  const stockText = stock === 0 ? t('outOfStock') : t('inStock', { quantity: format.number(stock) });
  const faint = !possible || stock === 0;
  return (
    <ButtonBase
      ref={ref}
      aria-pressed={chosen}
      aria-disabled={!possible}
      onClick={() => possible && onPick(value)}
      sx={{
        flexDirection: 'column',
        fontFamily: 'inherit',
        minInlineSize: 64,
        minBlockSize: 48,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: chosen ? 'primary.main' : 'surface.outline',
        boxShadow: (theme) =>
          chosen ? `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` : 'none',
        borderStyle: faint ? 'dashed' : 'solid',
        fontSize: 'var(--text-14)',
        fontWeight: 600,
        color: faint ? 'text.secondary' : 'text.primary',
        cursor: possible ? 'pointer' : 'not-allowed',
        '&:hover': possible ? { borderColor: 'primary.main' } : {},
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
      }}
    >
      <Box component="span" dir="auto" sx={{ textDecoration: possible ? 'none' : 'line-through' }}>
        {localized(option, 'label', language)}
      </Box>
      <Box component="span" sx={{ fontSize: 'var(--text-12)', fontWeight: 400, color: 'text.secondary' }}>
        {possible ? stockText : reason}
      </Box>
    </ButtonBase>
  );
}
