/** The inline script in the head of every page: it runs before anything is painted. */
import { applyColorScheme } from './apply-color-scheme.ts';
import { applyLanguage } from './apply-language.ts';

applyLanguage();
applyColorScheme();
