import { directionOf, useLanguage, type Language } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/invoice.json';
import en from '@mawad/shared-i18n/locales/en/invoice.json';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Invoices are bilingual, so the texts of both languages are loaded. */
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
  // `dir` is that of the language: an Arabic name that begins with Latin letters is still read from the
  // right.
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

const secondary = { display: 'block', fontWeight: 400, color: '#3E5561' } as const;

// Arabic letters look smaller than Latin ones of the same font size.
const secondStyle = {
  en: { ...secondary, fontSize: '0.85em' },
  ar: { ...secondary, fontSize: '1em' },
} as const;

/** A text of the invoice in both languages. */
export function BothWords({ word }: { word: Word }) {
  return <Both en={en[word]} ar={ar[word]} />;
}
