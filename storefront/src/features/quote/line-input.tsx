import { useId } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/components/form/number-choices';
import { useNumberMessage } from '@mawad/shared-ui/components/form/use-number-message';
import { Box } from '@mawad/shared-ui/mui';
import { readQuantity } from '@mawad/shared-ui/read-quantity';

interface LineInputProps {
  label: string;
  value: string;
  /** Digits of either script, written left-to-right. */
  isNumber?: boolean;
  problem?: string;
  onChange: (value: string) => void;
}

/** A field of a line: its label is shown on small screens' rows as a hint, and always read out. */
export function LineInput({ label, value, isNumber, problem, onChange }: LineInputProps) {
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const problemId = useId();
  const result = isNumber && problem ? readQuantity(value) : null;
  const asked =
    result && 'problem' in result && result.problem.code === 'number_ambiguous' ? result.problem : null;
  return (
    <>
      <Box
        component={isNumber ? 'input' : 'textarea'}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(event.target.value.replaceAll('\n', ' '))
        }
        placeholder={label}
        aria-label={label}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? problemId : undefined}
        autoComplete="off"
        {...(isNumber ? { inputMode: 'decimal', dir: 'ltr' } : { rows: 1, dir: 'auto' })}
        sx={fieldStyle(Boolean(problem))}
      />
      {problem && (
        <Box id={problemId} sx={{ color: 'error.main', fontSize: 'var(--text-13)' }}>
          {asked ? numberMessage(asked) : problem}
        </Box>
      )}
      {asked && (
        <NumberChoices
          numbers={[asked.params.low, asked.params.high]}
          write={format.number}
          onChoose={(number) => onChange(numberText(number))}
        />
      )}
    </>
  );
}

/** The frame of a field in a line. */
const fieldStyle = (isWrong: boolean) => ({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 1.5,
  paddingBlock: 1.1,
  font: 'inherit',
  color: 'text.primary',
  textAlign: 'start',
  fieldSizing: 'content',
  resize: 'none',
  border: 1,
  borderColor: isWrong ? 'error.main' : 'surface.outline',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
});
