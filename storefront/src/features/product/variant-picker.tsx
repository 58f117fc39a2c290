import { useId, type Ref } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { ProductVariant } from '@mawad/supabase/catalogue/queries';
import { OptionButton } from './option-button.tsx';
import { dimensions, optionsOf, withOption, type Dimension, type VariantChoice } from './variants.ts';

interface VariantPickerProps {
  variants: ProductVariant[];
  choice: VariantChoice;
  onChange: (choice: VariantChoice) => void;
  /** Dimension without a selection when the product was added to the cart. */
  missing: Dimension | null;
  /** Ref of the first option of the missing dimension. */
  missingRef: Ref<HTMLButtonElement>;
}

/** Buttons for sizes and colours with their stock; either can be selected first. */
export function VariantPicker({ variants, choice, onChange, missing, missingRef }: VariantPickerProps) {
  const { t } = useTranslation('product');
  const groups = dimensions.map((name) => ({ name, options: optionsOf(variants, name, choice) }));
  const hasImpossible = groups.some(({ options }) => options.some(({ isPossible }) => !isPossible));
  return (
    <>
      {groups.map(({ name, options }) => (
        <OptionGroup
          key={name}
          dimension={name}
          options={options}
          choice={choice}
          onPick={(value) => onChange(withOption(variants, choice, name, value))}
          missing={missing === name}
          firstRef={missing === name ? missingRef : undefined}
        />
      ))}
      {hasImpossible && (
        <Button
          size="small"
          onClick={() => onChange({ size: null, color: null })}
          sx={{ marginInlineStart: -1.5 }}
        >
          {t('clearChoice')}
        </Button>
      )}
    </>
  );
}

interface OptionGroupProps {
  dimension: Dimension;
  options: ReturnType<typeof optionsOf>;
  choice: VariantChoice;
  onPick: (value: string) => void;
  missing: boolean;
  firstRef?: Ref<HTMLButtonElement>;
}

function OptionGroup({ dimension, options, choice, onPick, missing, firstRef }: OptionGroupProps) {
  const { t } = useTranslation('product');
  const labelId = useId();
  const language = useLanguage();
  if (options.length === 0) return null;
  const size = dimension === 'size';
  const selected = options.find(({ value }) => value === choice[dimension]);
  const firstPossible = options.find(({ isPossible }) => isPossible);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ marginBlockStart: 2 }}>
      <Box id={labelId} sx={{ fontSize: 'var(--text-14)', marginBlockEnd: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${size ? t('size') : t('color')}: `}
        </Box>
        <strong>{selected && <LocalizedText>{localized(selected, 'label', language)}</LocalizedText>}</strong>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <OptionButton
            key={option.value}
            ref={option === firstPossible ? firstRef : undefined}
            option={option}
            isSelected={option === selected}
            reason={t(size ? 'notInColor' : 'notInSize')}
            onPick={onPick}
          />
        ))}
      </Box>
      {missing && (
        <Box role="alert" sx={messageStyle}>
          <Icon path={mdiAlertCircleOutline} size={18} />
          {t(size ? 'chooseSize' : 'chooseColor')}
        </Box>
      )}
    </Box>
  );
}

const messageStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  marginBlockStart: 1,
  fontSize: 'var(--text-14)',
  color: 'error.main',
} as const;
