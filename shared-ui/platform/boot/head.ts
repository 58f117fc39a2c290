/** The inline script in the head of every page: runs before the first paint. */
import { applyColorScheme } from './apply-color-scheme.ts';
import { applyLanguage } from './apply-language.ts';

applyLanguage();
applyColorScheme();
