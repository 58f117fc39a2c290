import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiWeatherNight, mdiWeatherSunny } from '@mawad/shared-ui/kit/icons.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useChooseLanguage } from '@mawad/shared-ui/platform/session/use-choose-language.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useDarkScheme } from '@mawad/shared-ui/platform/hydration/use-dark-scheme.ts';
import sheet, * as styles from './controls.module.css';

/** Switches between English and Arabic; labelled in the other language. */
export function LanguageToggle() {
  const { t } = useTranslation('shell');
  const language = useStore((state) => state.language.language);
  const chooseLanguage = useChooseLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <PlainButton
      look="inherit"
      lang={other}
      aria-label={t('actions.switchLanguage')}
      onClick={() => chooseLanguage(other)}
      className={styles.language}
    >
      {sheet}
      {t('actions.languageName')}
    </PlainButton>
  );
}

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { dark, toggle } = useDarkScheme();
  return (
    <PlainButton
      look="icon"
      aria-label={dark ? t('actions.lightMode') : t('actions.darkMode')}
      onClick={toggle}
    >
      <Icon path={dark ? mdiWeatherSunny : mdiWeatherNight} />
    </PlainButton>
  );
}
