import { useId, type Ref } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { LocalizedText } from '@mawad/shared-ui/components/localized-text';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import type { ProductVariant } from '@mawad/supabase/queries/catalogue';
import { OptionButton } from './option-button.tsx';
import { dimensions, optionsOf, withOption, type Dimension, type VariantChoice } from './variants.ts';

interface VariantPickerProps {
  variants: ProductVariant[];
  choice: VariantChoice;
  onChange: (choice: VariantChoice) => void;
  /** The dimension whose choice was missing when it was needed. */
  missing: Dimension | null;
  /** Reaches the first option of the missing dimension. */
  missingRef: Ref<HTMLButtonElement>;
}

/** Sizes and colours as buttons that name their stock; either may be chosen first. */
export function VariantPicker({ variants, choice, onChange, missing, missingRef }: VariantPickerProps) {
  const { t } = useTranslation('product');
  const groups = dimensions.map((name) => ({ name, options: optionsOf(variants, name, choice) }));
  const dead = groups.some(({ options }) => options.some(({ possible }) => !possible));
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
      {dead && (
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
  const chosen = options.find(({ value }) => value === choice[dimension]);
  const firstPossible = options.find(({ possible }) => possible);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ marginBlockStart: 2 }}>
      <Box id={labelId} sx={{ fontSize: 'var(--text-14)', marginBlockEnd: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${size ? t('size') : t('color')}: `}
        </Box>
        <strong>{chosen && <LocalizedText>{localized(chosen, 'label', language)}</LocalizedText>}</strong>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <OptionButton
            key={option.value}
            ref={option === firstPossible ? firstRef : undefined}
            option={option}
            chosen={option === chosen}
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
