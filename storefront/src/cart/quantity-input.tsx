import { useState } from 'react';
import { toLatinDigits, useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiMinus, mdiPlus } from '@mawad/shared-ui/icons';
import { Box, IconButton } from '@mawad/shared-ui/mui';
import { Icon } from '@mawad/shared-ui/components/icon';
import { PlainInput } from '@mawad/shared-ui/components/form/plain-input';

interface QuantityInputProps {
  value: number;
  /** Units in stock; typing more is cut to it. */
  max: number;
  /** 0 lets the minus button take the line away. */
  min?: number;
  onChange: (quantity: number) => void;
  /** Called with the typed number when it was more than `max`. */
  onExceed?: (wanted: number) => void;
  /** Names the field; "Quantity" unless given. */
  label?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

/** The whole number in a text in Western, Arabic or Persian digits, or null. */
function readQuantity(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A count with buttons for one less and one more; it can also be typed. */
export function QuantityInput(props: QuantityInputProps) {
  const { value, max, min = 1, onChange, onExceed, disabled = false, size = 'medium' } = props;
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const label = props.label ?? t('quantity.label');

  function commit(text: string) {
    setTyped(null);
    const wanted = readQuantity(text);
    if (wanted === null) return;
    const allowed = Math.max(min, Math.min(wanted, max));
    if (allowed !== value) onChange(allowed);
    // Last, for what it says must outlast the change.
    if (wanted > max) onExceed?.(wanted);
  }

  const height = size === 'small' ? 36 : 44;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'surface.outline',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        opacity: disabled ? 0.5 : 1,
        '& .MuiIconButton-root': { inlineSize: height, blockSize: height - 2 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
      }}
    >
      <IconButton
        aria-label={t('quantity.decrease')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon path={mdiMinus} size={18} />
      </IconButton>
      <PlainInput
        value={typed ?? number(value)}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={({ target }) => (target.value === number(value) ? setTyped(null) : commit(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) commit(typed);
          if (event.key === 'Escape') setTyped(null);
        }}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        sx={{
          inlineSize: size === 'small' ? 44 : 56,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 500,
        }}
      />
      <IconButton
        aria-label={t('quantity.increase')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon path={mdiPlus} size={18} />
      </IconButton>
    </Box>
  );
}
