import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { QuantityProblem } from '@mawad/shared-ui/kit/read-quantity.ts';
import { AppError } from '@mawad/supabase/errors';
import { isPriceDoubt } from './price-doubt.ts';
import type { QuickChange } from './use-quick-change.ts';

interface QuickEditProps {
  /** Title such as "Price of Cement". */
  title: string;
  label: string;
  value: number;
  read: (text: string) => { value: number } | { problem: QuantityProblem };
  /** Returns a translated error, or undefined if the number is valid. */
  refuse: (value: number) => string | undefined;
  change: QuickChange;
  /** Cell content. */
  children: ReactNode;
}

/** Number in the list that opens an edit field when clicked. */
export function QuickEdit({ children, title, ...field }: QuickEditProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    field.change.reset();
  };
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={figureStyle}>
        <Box component="span" sx={{ flex: 1, textAlign: 'inherit' }}>
          {children}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {title}
        </Box>
      </Button>
      {isOpen && (
        <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
          <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <QuickForm {...field} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function QuickForm({
  label,
  value,
  read,
  refuse,
  change,
  onClose,
}: Omit<QuickEditProps, 'children' | 'title'> & { onClose: () => void }) {
  const { t } = useTranslation(['seller-portal', 'common']);
  const messageOf = useErrorMessage();
  const numberMessage = useNumberMessage();
  const [text, setText] = useState(numberText(value));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const result = read(text);
  const wrong = 'value' in result ? refuse(result.value) : numberMessage(result.problem);
  const { error } = change;
  // The confirmation is for one value; another value asks again.
  const jumps = isPriceDoubt(error);
  const isPart = error instanceof AppError && error.context.rule === 'whole';
  const refused = error && (isPart ? t('quick.whole') : messageOf(error));
  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (wrong !== undefined || !('value' in result)) return input.current?.focus();
    if (result.value === value) return onClose();
    // mutate's onSuccess would be dropped if Undo is clicked while the list refetches.
    void change
      .mutateAsync({ value: result.value, expected: value, confirmed: jumps })
      .then(onClose, () => undefined);
  }
  return (
    <form noValidate onSubmit={save}>
      <DialogContent>
        <NumberInput
          ref={input}
          read={read}
          label={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            change.reset();
          }}
          error={wrong ?? refused ?? undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {jumps ? t('quick.confirm') : t('common:actions.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

const figureStyle = {
  minInlineSize: 44,
  minBlockSize: 44,
  marginInline: -1,
  paddingInline: 1,
  paddingBlock: 0.5,
  textAlign: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
} as const;

const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
