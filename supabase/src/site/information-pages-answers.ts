import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';

const informationSection = z.strictObject({
  /** Anchor of the heading, the same in both languages. */
  id: z.string(),
  heading_en: z.string(),
  heading_ar: z.string(),
  text_en: z.string(),
  text_ar: z.string(),
});
export type InformationSection = z.infer<typeof informationSection>;

const informationContent = z.strictObject({
  title_en: z.string(),
  title_ar: z.string(),
  lead_en: z.string(),
  lead_ar: z.string(),
  sections: z.array(informationSection),
});
export type InformationContent = z.infer<typeof informationContent>;

const informationPage = z.strictObject({
  /** 0 if the page was never saved. */
  version: z.number(),
  /** Null: the page shows its built-in text. */
  content: z.nullable(informationContent),
  published_at: z.nullable(z.string()),
});
export type InformationPage = z.infer<typeof informationPage>;

const informationPageVersion = z.extend(informationPage, {
  /** Null after the account was erased. */
  published_by: z.nullable(z.string()),
});
export type InformationPageVersion = z.infer<typeof informationPageVersion>;

export const informationPagesAnswers = {
  get_information_page: informationPage,
  list_information_page_versions: pageOf(informationPageVersion),
};
