import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';
import { report } from './reviews.schema.ts';

/** A question that the company answered, as the product's page shows it. */
const answeredQuestion = z.strictObject({
  id: z.number(),
  body: z.string(),
  /** Null for a person without a name, or one whose account was erased. */
  author_name: z.nullable(z.string()),
  created_at: z.string(),
  answer: z.string(),
  answered_at: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

const questionPage = z.strictObject({
  items: z.array(answeredQuestion),
  /** On all pages together. */
  total: z.number(),
});
export type QuestionPage = z.infer<typeof questionPage>;

/** What the signed-in person asked about a product. */
const ownQuestion = z.strictObject({
  id: z.number(),
  body: z.string(),
  created_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Why the staff took it off the page; null while it may be shown. */
  hidden_reason: z.nullable(z.string()),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

/** A question and its product as the lists of companies and staff show it. */
const listedQuestion = z.strictObject({
  id: z.number(),
  /** As a review's. */
  version: z.string(),
  body: z.string(),
  /** Null for a person without a name, or one whose account was erased. */
  author_name: z.nullable(z.string()),
  created_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  hidden_at: z.nullable(z.string()),
  hidden_reason: z.nullable(z.string()),
  product_id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  main_image: z.nullable(z.string()),
});
export type ListedQuestion = z.infer<typeof listedQuestion>;

/** A question about one of the company's products. */
const companyQuestion = z.extend(listedQuestion, {
  /** The company asked the staff to look at it. */
  reported: z.boolean(),
});
export type CompanyQuestion = z.infer<typeof companyQuestion>;

const staffQuestion = z.extend(listedQuestion, {
  /** Waits for a decision. */
  reported: z.boolean(),
  /** Null once the asker's account was erased. */
  user_id: z.nullable(z.string()),
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Latest first. */
  reports: z.array(report),
});
export type StaffQuestion = z.infer<typeof staffQuestion>;

export const questionsAnswers = {
  ask_question: z.number(),
  list_questions: questionPage,
  list_own_questions: z.array(ownQuestion),
  list_company_questions: pageOf(companyQuestion),
  list_all_questions: pageOf(staffQuestion),
};
