import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';

const informationSection = z.strictObject({
  /** The anchor of the heading, the same in both languages. */
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

/** What a page says now. Without content the shop's own words stand. */
const informationPage = z.strictObject({
  /** 0 while nobody has written anything. */
  version: z.number(),
  content: z.nullable(informationContent),
  published_at: z.nullable(z.string()),
});
export type InformationPage = z.infer<typeof informationPage>;

const informationPageVersion = z.extend(informationPage, {
  /** Null when the person is gone. */
  published_by: z.nullable(z.string()),
});
export type InformationPageVersion = z.infer<typeof informationPageVersion>;

export const informationPagesAnswers = {
  get_information_page: informationPage,
  list_information_page_versions: pageOf(informationPageVersion),
};
