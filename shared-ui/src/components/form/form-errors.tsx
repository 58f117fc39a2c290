import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Link } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';

interface FormErrorsProps {
  /** The wrong fields in the order of the form; `name` is the field's name attribute. */
  errors: { name: string; label: string; message: string }[];
  /** Counts the attempts to send: each moves the cursor into the first wrong field. */
  attempt: number;
}

/** Lists what must be corrected, with a way to each field; stands inside the form. */
export function FormErrors({ errors, attempt }: FormErrorsProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLDivElement>(null);
  const first = errors[0]?.name;

  function focusField(name: string) {
    const form = list.current?.closest('form');
    const field = form?.elements.namedItem(name);
    const target = field instanceof RadioNodeList ? field[0] : field;
    if (target instanceof HTMLElement) target.focus();
  }

  useEffect(() => {
    if (attempt > 0 && first !== undefined) focusField(first);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a field that turns wrong later must not pull the cursor away: only an attempt does
  }, [attempt]);

  return (
    <div ref={list} role="alert">
      {errors.length > 0 && (
        <Alert severity="error" sx={{ alignItems: 'start' }}>
          {t('forms.problems', { count: errors.length })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {errors.map(({ name, label, message }) => (
              <li key={name}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  onClick={() => focusField(name)}
                >
                  {label}
                </Link>
                {`: ${message}`}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}
