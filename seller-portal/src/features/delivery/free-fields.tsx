import { useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { FreeRule } from './areas-draft.ts';

interface FreeFieldsProps {
  /** `name` attribute of the sum field. */
  name: string;
  rule: FreeRule;
  onChange: (rule: FreeRule) => void;
  /** Label of each rule. */
  labels: Record<FreeRule['mode'], string>;
  error?: string;
  disabled?: boolean;
}

const modes = ['usual', 'own', 'never'] as const;

/** Choice of the free-delivery rule; shows a sum field for an own rule. */
export function FreeFields({ name, rule, onChange, labels, error, disabled }: FreeFieldsProps) {
  const { t } = useTranslation('company');
  return (
    <>
      <TextField
        select
        size="small"
        label={t('delivery.free.rule')}
        value={rule.mode}
        onChange={({ target }) => onChange({ ...rule, mode: target.value as FreeRule['mode'] })}
        disabled={disabled}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {labels[mode]}
          </option>
        ))}
      </TextField>
      {rule.mode === 'own' && (
        <NumberInput
          read={readNumber}
          name={name}
          size="small"
          label={t('delivery.free.label')}
          value={rule.from}
          onChange={({ target }) => onChange({ ...rule, from: target.value })}
          error={error}
          disabled={disabled}
        />
      )}
    </>
  );
}
