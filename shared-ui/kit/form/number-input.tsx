import { type ComponentProps, useRef, useState } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { QuantityProblem } from '../read-quantity.ts';
import { NumberChoices } from './number-choices.tsx';
import { TextInput } from './text-input.tsx';
import { useNumberMessage } from './use-number-message.tsx';

interface NumberInputProps extends ComponentProps<typeof TextInput> {
  /** Parses the text as the form does. */
  read: (text: string) => { value: number } | { problem: QuantityProblem };
}

/**
 * A number field. Offers the two readings of an ambiguous text when the field loses focus or has an error.
 */
export function NumberInput({ read, error, sx, onChange, onBlur, slotProps, ...props }: NumberInputProps) {
  const format = useFormat();
  const message = useNumberMessage();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const result = read(typeof props.value === 'string' ? props.value : (typed ?? ''));
  const problem = 'problem' in result && result.problem.code === 'number_ambiguous' ? result.problem : null;
  const ambiguity = isLeft || error !== undefined ? problem : null;
  return (
    <Box ref={frame} sx={sx}>
      <TextInput
        ltr
        fullWidth
        {...props}
        error={ambiguity ? message(ambiguity) : error}
        onChange={(event) => {
          setTyped(event.target.value);
          setLeft(false);
          onChange?.(event);
        }}
        onBlur={(event) => {
          setTyped(event.target.value);
          setLeft(true);
          onBlur?.(event);
        }}
        slotProps={{
          ...slotProps,
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', ...slotProps?.htmlInput },
        }}
      />
      {ambiguity && (
        <NumberChoices
          numbers={[ambiguity.params.low, ambiguity.params.high]}
          write={format.number}
          onChoose={(number) => writeInto(frame.current?.querySelector('input'), numberText(number))}
        />
      )}
    </Box>
  );
}

/** Sets a field's value so that React and react-hook-form receive it like typed input. */
function writeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
