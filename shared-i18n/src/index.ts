export { defaultLanguage, languages, type Language } from './language.ts';
