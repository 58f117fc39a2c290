import type { InformationContent, InformationSection } from '@mawad/supabase/site/information-pages-queries';

/** Field name as in the database: `title_en` or `sections.<place>.<field>`. */
export type PageField = string;

export const languages = ['en', 'ar'] as const;

const blank = (text: string) => text.trim() === '';

/** Empty required fields, in form order. */
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

/** Empty section with an unused anchor. */
export function newSection(sections: readonly InformationSection[]): InformationSection {
  let number = sections.length + 1;
  while (sections.some(({ id }) => id === `part-${number}`)) number += 1;
  return { id: `part-${number}`, heading_en: '', heading_ar: '', text_en: '', text_ar: '' };
}
