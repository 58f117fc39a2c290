import type { FlatNamespace, Namespace, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createFormat, type Format } from './format.ts';
import type { AppI18n, MessageTree, Namespace as MessageFile } from './i18n.ts';
import type { Language } from './language.ts';
import { createTranslator } from './translator.ts';

/** Context value, created once per language change and shared by all components. */
interface Translation {
  i18n: AppI18n;
  language: Language;
  format: Format;
  /** Returns the translator of a namespace, always the same function. */
  translator(namespace: FlatNamespace): TFunction;
}

const TranslationContext = createContext<Translation | null>(null);

function createTranslation(i18n: AppI18n, language: Language): Translation {
  const translators = new Map<FlatNamespace, TFunction>();
  const translator = (namespace: FlatNamespace): TFunction => {
    const existing = translators.get(namespace);
    if (existing) return existing;
    const created = createTranslator(i18n, language, namespace);
    translators.set(namespace, created);
    return created;
  };
  return {
    i18n,
    language,
    format: createFormat(language, translator('common') as TFunction<'common'>),
    translator,
  };
}

/**
 * Provides an app's translator. A page has hundreds of texts, which read this context instead of subscribing
 * to the translator.
 */
export function TranslationProvider({ i18n, children }: { i18n: AppI18n; children: ReactNode }) {
  const current = () => i18n.language as Language;
  const language = useSyncExternalStore((onChange) => listen(i18n, onChange), current, current);
  const translation = useMemo(() => createTranslation(i18n, language), [i18n, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

function listen(i18n: AppI18n, onChange: () => void): () => void {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}

function useCurrentTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('Texts need a TranslationProvider above them.');
  return translation;
}

/**
 * Translator of a namespace, or of the first of several; keys of the others include their namespace,
 * "errors:unexpected".
 */
export function useTranslation<const Names extends Namespace = 'common'>(
  namespaces?: Names,
): { t: TFunction<Names>; i18n: AppI18n } {
  const { i18n, translator } = useCurrentTranslation();
  const names: Namespace = namespaces ?? 'common';
  const first = typeof names === 'string' ? names : names[0]!;
  return { t: translator(first) as unknown as TFunction<Names>, i18n };
}

/** Adds messages that were loaded together with the code of a component, in both languages. */
export function useBundledMessages(namespace: MessageFile, messages: Record<Language, MessageTree>): void {
  const { i18n, language } = useCurrentTranslation();
  if (!i18n.hasResourceBundle(language, namespace))
    i18n.addResourceBundle(language, namespace, messages[language]);
}

export function useLanguage(): Language {
  return useCurrentTranslation().language;
}

export function useFormat(): Format {
  return useCurrentTranslation().format;
}
