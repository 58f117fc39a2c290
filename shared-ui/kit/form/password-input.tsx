import { type ComponentProps, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mawad/shared-ui/kit/icons.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { InputAdornment } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'ltr' | 'slotProps'> & {
  label?: string;
};

/** A password field with a button that shows the password. Spread `register('password')` onto it. */
export function PasswordInput({ label, ...props }: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? t('forms.hidePassword') : t('forms.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      label={label ?? t('fields.password')}
      type={shown ? 'text' : 'password'}
      ltr
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
