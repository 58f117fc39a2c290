import type { FlatNamespace, Namespace, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createFormat, type Format } from './format.ts';
import type { AppI18n } from './i18n.ts';
import type { Language } from './language.ts';
import { createTranslator } from './translator.ts';

/** Value of the context: created once per change of language, however many components read it. */
interface Translation {
  i18n: AppI18n;
  language: Language;
  format: Format;
  /** The translator of a namespace, the same function each time. */
  translator(namespace: FlatNamespace): TFunction;
}

const TranslationContext = createContext<Translation | null>(null);

function createTranslation(i18n: AppI18n, language: Language): Translation {
  const translators = new Map<FlatNamespace, TFunction>();
  const translator = (namespace: FlatNamespace): TFunction => {
    const known = translators.get(namespace);
    if (known) return known;
    const made = createTranslator(i18n, language, namespace);
    translators.set(namespace, made);
    return made;
  };
  return {
    i18n,
    language,
    format: createFormat(language, translator('common') as TFunction<'common'>),
    translator,
  };
}

/**
 * Gives an app's translator to the components below. A page has hundreds of
 * texts: each reads this one value instead of listening to the translator itself.
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
 * The translator of a namespace, of the first where several are named; keys of the
 * others carry their namespace, "errors:unexpected". Call inside components.
 */
export function useTranslation<const Names extends Namespace = 'common'>(
  namespaces?: Names,
): { t: TFunction<Names>; i18n: AppI18n } {
  const { i18n, translator } = useCurrentTranslation();
  const names: Namespace = namespaces ?? 'common';
  const first = typeof names === 'string' ? names : names[0]!;
  return { t: translator(first) as unknown as TFunction<Names>, i18n };
}

/** The language that the interface speaks now. */
export function useLanguage(): Language {
  return useCurrentTranslation().language;
}

/** Formatters in the interface's language; call inside components. */
export function useFormat(): Format {
  return useCurrentTranslation().format;
}
