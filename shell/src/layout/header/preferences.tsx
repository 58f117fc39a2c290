import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiWeatherNight, mdiWeatherSunny } from '@mawad/shared-ui/icons';
import { Button, IconButton, useColorScheme } from '@mawad/shared-ui/mui';
import { useChooseLanguage } from '@mawad/shared-ui/session/use-choose-language';
import { useStore } from '@mawad/shared-ui/store';

/** Switches between English and Arabic; speaks the language it leads to. */
export function LanguageToggle() {
  const { t } = useTranslation('shell');
  const language = useStore((state) => state.language.language);
  const chooseLanguage = useChooseLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button
      color="inherit"
      lang={other}
      aria-label={t('actions.switchLanguage')}
      onClick={() => chooseLanguage(other)}
      sx={{ minWidth: 44, paddingInline: '10px', fontWeight: 500, fontSize: other === 'ar' ? 16 : 14 }}
    >
      {t('actions.languageName')}
    </Button>
  );
}

/** Switches between the light and the dark scheme. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      aria-label={isDark ? t('actions.lightMode') : t('actions.darkMode')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <Icon path={isDark ? mdiWeatherSunny : mdiWeatherNight} />
    </IconButton>
  );
}
