import type { Ref } from 'react';
import { useTranslation } from '@mawad/shared-i18n';

/** Honeypot field that only bots fill; hidden from view, keyboard and screen readers. */
export function FormTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('common');
  return (
    <div hidden aria-hidden="true">
      <label>
        {t('forms.website')}
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
