import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

/**
 * Fields that ask for the name of the removed thing and for a reason. `check` returns the reason, or null while a field is wrong,
 * and then shows the errors.
 */
export function useRemoval(name: string) {
  const { t } = useTranslation('desk');
  const [typedName, setTypedName] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isNamed = typedName.trim() === name.trim();
  const check = () => {
    setTried(true);
    return isNamed && reason.trim() ? reason.trim() : null;
  };
  const fields = (
    <>
      <TextInput
        label={t('removal.name')}
        hint={t('removal.nameHint', { name })}
        error={tried && !isNamed ? t('removal.nameDiffers', { name }) : undefined}
        value={typedName}
        onChange={(event) => setTypedName(event.target.value)}
        autoComplete="off"
        required
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <TextInput
        label={t('removal.reason')}
        error={tried && !reason.trim() ? t('removal.missing') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        multiline
        minRows={2}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    </>
  );
  return { fields, check };
}
