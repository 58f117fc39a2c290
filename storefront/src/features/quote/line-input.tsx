import { useId } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';

interface LineInputProps {
  label: string;
  value: string;
  /** Accepts Western and Arabic digits and is written left-to-right. */
  isNumber?: boolean;
  problem?: string;
  onChange: (value: string) => void;
}

/** Field of a line; its label is a placeholder on small screens and always the accessible name. */
export function LineInput({ label, value, isNumber, problem, onChange }: LineInputProps) {
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const problemId = useId();
  const result = isNumber && problem ? readQuantity(value) : null;
  const ambiguity =
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
          {ambiguity ? numberMessage(ambiguity) : problem}
        </Box>
      )}
      {ambiguity && (
        <NumberChoices
          numbers={[ambiguity.params.low, ambiguity.params.high]}
          write={format.number}
          onChoose={(number) => onChange(numberText(number))}
        />
      )}
    </>
  );
}

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
