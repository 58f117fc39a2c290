import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { passwordLength, type PasswordStrength, passwordStrength } from '@mawad/supabase/password';

const steps: Record<PasswordStrength, { filled: number; color: string }> = {
  weak: { filled: 1, color: 'error.main' },
  fair: { filled: 2, color: 'warning.main' },
  good: { filled: 3, color: 'success.main' },
  strong: { filled: 4, color: 'success.main' },
};

export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  if (!password) return t('strength.hint', { min: passwordLength.min });
  const missing = passwordLength.min - password.length;
  const strength = missing > 0 ? 'weak' : passwordStrength(password);
  const { filled, color } = steps[strength];
  const label = missing > 0 ? t('strength.short', { count: missing }) : t(`strength.${strength}`);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', gap: '4px' }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            component="span"
            key={step}
            sx={{
              width: 28,
              height: 4,
              borderRadius: 1,
              backgroundColor: step <= filled ? color : 'surface.pressed',
            }}
          />
        ))}
      </Box>
      <span role="status">
        {t('strength.label')}: {label}
      </span>
    </Box>
  );
}
