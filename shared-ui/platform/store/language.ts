import { defaultLanguage, languages, type Language } from '@mawad/shared-i18n';
import { storedValue, type Codec, type TextStorage } from './storage.ts';

export interface LanguageSlice {
  language: Language;
  setLanguage(language: Language): void;
}

const languageKey = 'language';

const languageCodec: Codec<Language | null> = {
  encode: (language) => language ?? defaultLanguage,
  decode(text) {
    const language = languages.find((one) => one === text);
    if (!language) throw new Error(`Unknown language ${text}`);
    return language;
  },
};

/** The stored language choice; null if the visitor has made none. */
export function storedLanguage(storage: TextStorage | null) {
  return storedValue<Language | null>(storage, languageKey, languageCodec, null);
}

export function createLanguageSlice(
  language: Language,
  patch: (change: Partial<LanguageSlice>) => void,
): LanguageSlice {
  return { language, setLanguage: (chosen) => patch({ language: chosen }) };
}
