import { useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, ButtonBase } from '@mawad/shared-ui/mui';
import type { ProductVariant } from '@mawad/supabase/queries/catalogue';
import { optionsOf, withOption, type VariantChoice, type VariantOption } from './variants.ts';

interface VariantPickerProps {
  variants: ProductVariant[];
  choice: VariantChoice;
  onChange: (choice: VariantChoice) => void;
}

/** Sizes and colours as buttons that name their stock. */
export function VariantPicker({ variants, choice, onChange }: VariantPickerProps) {
  const { t } = useTranslation('storefront');
  const dimensions = [
    { name: 'size', label: t('product.size') },
    { name: 'color', label: t('product.color') },
  ] as const;
  return dimensions.map(({ name, label }) => (
    <OptionGroup
      key={name}
      label={label}
      options={optionsOf(variants, name, choice)}
      value={choice[name]}
      onPick={(value) => onChange(withOption(variants, choice, name, value))}
    />
  ));
}

interface OptionGroupProps {
  label: string;
  options: VariantOption[];
  value: string | null;
  onPick: (value: string) => void;
}

function OptionGroup({ label, options, value, onPick }: OptionGroupProps) {
  const labelId = useId();
  const language = useLanguage();
  if (options.length === 0) return null;
  const chosen = options.find((option) => option.value === value);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ marginBlockStart: 2 }}>
      <Box id={labelId} sx={{ fontSize: 'var(--text-14)', marginBlockEnd: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
        <strong>{chosen && localized(chosen, 'label', language)}</strong>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <OptionButton key={option.value} option={option} chosen={option === chosen} onPick={onPick} />
        ))}
      </Box>
    </Box>
  );
}

interface OptionButtonProps {
  option: VariantOption;
  chosen: boolean;
  onPick: (value: string) => void;
}

function OptionButton({ option, chosen, onPick }: OptionButtonProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const soldOut = option.stock === 0;
  return (
    <ButtonBase
      aria-pressed={chosen}
      onClick={() => onPick(option.value)}
      sx={{
        flexDirection: 'column',
        minInlineSize: 64,
        minBlockSize: 48,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        boxShadow: (theme) =>
          chosen ? `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` : 'none',
        borderStyle: soldOut ? 'dashed' : 'solid',
        fontSize: 'var(--text-14)',
        fontWeight: 600,
        color: soldOut ? 'text.secondary' : 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <span dir="auto">{localized(option, 'label', language)}</span>
      <Box component="span" sx={{ fontSize: 'var(--text-12)', fontWeight: 400, color: 'text.secondary' }}>
        {soldOut ? t('product.outOfStock') : t('product.inStock', { quantity: format.number(option.stock) })}
      </Box>
    </ButtonBase>
  );
}
