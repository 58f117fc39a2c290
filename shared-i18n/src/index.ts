import './typed-keys.ts';

export type { TFunction } from 'i18next';
export { defaultLanguage, languages, directionOf, type Language } from './language.ts';
export {
  createI18n,
  read,
  type AppI18n,
  type LoadMessages,
  type MessageTree,
  type Namespace,
} from './i18n.ts';
export { baghdadDay, createFormat, type Format, type UnitName } from './format.ts';
export {
  TranslationProvider,
  useBundledMessages,
  useFormat,
  useLanguage,
  useTranslation,
} from './translation.tsx';
export { useChangeDetails, useErrorMessage } from './error-message.ts';
export { localized } from './localized.ts';
export { toLatinDigits } from './digits.ts';
export { foldText } from './fold.ts';
export { slugify } from './slug.ts';
export { formatPhone, parsePhone } from './phone.ts';
