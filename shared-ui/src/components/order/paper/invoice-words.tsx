import { directionOf, useLanguage, type Language } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/invoice.json';
import en from '@mawad/shared-i18n/locales/en/invoice.json';
import { Box } from '@mawad/shared-ui/mui';

/** An invoice speaks both languages at once, so it carries both sets of words. */
export const invoiceWords: Record<Language, typeof en> = { en, ar };

export type Word = Exclude<keyof typeof en, 'units' | 'returns'>;

interface BothProps {
  en: string;
  ar: string;
}

/** A text in the reader's language and, smaller below it, in the other. */
export function Both(texts: BothProps) {
  const first = useLanguage();
  const second = first === 'ar' ? 'en' : 'ar';
  if (texts.en === texts.ar) return <bdi>{texts[first]}</bdi>;
  // Each text has the direction of its language: an Arabic name that begins with Latin letters is still read from the right.
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        <bdi lang={first} dir={directionOf(first)}>
          {texts[first]}
        </bdi>
      </Box>
      <Box component="span" sx={secondStyle[second]}>
        <bdi lang={second} dir={directionOf(second)}>
          {texts[second]}
        </bdi>
      </Box>
    </>
  );
}

const quiet = { display: 'block', fontWeight: 400, color: '#3E5561' } as const;

// Arabic letters are drawn smaller than Latin ones of the same size.
const secondStyle = {
  en: { ...quiet, fontSize: '0.85em' },
  ar: { ...quiet, fontSize: '1em' },
} as const;

/** A word of the invoice in both languages. */
export function BothWords({ word }: { word: Word }) {
  return <Both en={en[word]} ar={ar[word]} />;
}
