import type { InformationContent, InformationSection } from '@mawad/supabase/queries/information-pages';

/** A field of a page: `title_en`, or `sections.<place>.<field>` as the database names it. */
export type PageField = string;

export const languages = ['en', 'ar'] as const;

const blank = (text: string) => text.trim() === '';

/** The fields that still want words, in the order of the form. */
export function blankFields(content: InformationContent): PageField[] {
  const top = (['title', 'lead'] as const).flatMap((name) =>
    languages.map((language) => [`${name}_${language}`, content[`${name}_${language}`]] as const),
  );
  const sections = content.sections.flatMap((section, place) =>
    (['heading', 'text'] as const).flatMap((name) =>
      languages.map(
        (language) => [`sections.${place}.${name}_${language}`, section[`${name}_${language}`]] as const,
      ),
    ),
  );
  return [...top, ...sections].filter(([, text]) => blank(text)).map(([field]) => field);
}

/** A section without words, under an anchor that none of the others has. */
export function newSection(sections: readonly InformationSection[]): InformationSection {
  let number = sections.length + 1;
  while (sections.some(({ id }) => id === `part-${number}`)) number += 1;
  return { id: `part-${number}`, heading_en: '', heading_ar: '', text_en: '', text_ar: '' };
}
