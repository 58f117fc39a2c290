import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

interface FormErrorsProps {
  /** Wrong fields in the order of the form; `name` is the field's name attribute. */
  errors: { name: string; label: string; message: string }[];
  /** Number of submissions; each submission focuses the first wrong field. */
  attempt: number;
}

/** Lists the errors of a form, with a link that focuses each field. Must be inside the form. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a submission moves the focus, not a field that becomes wrong later
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
