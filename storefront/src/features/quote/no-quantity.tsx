import { useTranslation } from '@mawad/shared-i18n';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { FoundLine } from '../../bill/found-line.ts';

interface NoQuantityProps {
  line: FoundLine;
  onChange: (isOpen: boolean) => void;
}

/** Confirms that a line without a quantity is asked without one; nothing for other lines. */
export function NoQuantity({ line, onChange }: NoQuantityProps) {
  const { t } = useTranslation('quote');
  if (line.quantity.trim() !== '') return null;
  return (
    <FormControlLabel
      label={t('line.noQuantity')}
      control={
        <Checkbox
          size="small"
          checked={line.no_quantity === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      sx={{
        marginInline: 0,
        minBlockSize: 44,
        '& .MuiFormControlLabel-label': { fontSize: 'var(--text-13)' },
      }}
    />
  );
}
