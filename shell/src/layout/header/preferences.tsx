import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiWeatherNight, mdiWeatherSunny } from '@mawad/shared-ui/icons';
import { Button, IconButton } from '@mawad/shared-ui/mui';
import { useChooseLanguage } from '@mawad/shared-ui/session/use-choose-language';
import { useStore } from '@mawad/shared-ui/store';
import { useDarkScheme } from '@mawad/shared-ui/theme/use-dark-scheme';

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
  const { dark, toggle } = useDarkScheme();
  return (
    <IconButton aria-label={dark ? t('actions.lightMode') : t('actions.darkMode')} onClick={toggle}>
      <Icon path={dark ? mdiWeatherSunny : mdiWeatherNight} />
    </IconButton>
  );
}
