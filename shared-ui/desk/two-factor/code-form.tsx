import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DigitsForm } from '@mawad/shared-ui/kit/form/digits-form.tsx';

interface CodeFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Error of the last submitted code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** The buttons, one of them of type submit. */
  children: ReactNode;
}

/** Form for the code of an authenticator app. Needs the messages `two-factor`. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useTranslation('two-factor');
  return (
    <DigitsForm
      {...props}
      field={{ label: t('code'), hint: t('codeHint'), incomplete: t('codeIncomplete') }}
    />
  );
}
