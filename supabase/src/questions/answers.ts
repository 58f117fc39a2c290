import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { report } from '../reviews/answers.ts';

/** An answered question on the page of its product. */
const answeredQuestion = z.strictObject({
  id: z.number(),
  body: z.string(),
  /** Null if the person has no name or the account was erased. */
  author_name: z.nullable(z.string()),
  created_at: z.string(),
  answer: z.string(),
  answered_at: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

const questionPage = z.strictObject({
  items: z.array(answeredQuestion),
  /** Questions on all pages. */
  total: z.number(),
});
export type QuestionPage = z.infer<typeof questionPage>;

/** A question asked by the caller. */
const ownQuestion = z.strictObject({
  id: z.number(),
  body: z.string(),
  created_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Reason why the staff hid the question; null if it is not hidden. */
  hidden_reason: z.nullable(z.string()),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

/** A question with its product, as in the lists of companies and staff. */
const listedQuestion = z.strictObject({
  id: z.number(),
  /** Changes with the visible content; passed back by a decision to detect concurrent changes. */
  version: z.string(),
  body: z.string(),
  /** Null if the person has no name or the account was erased. */
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

const companyQuestion = z.extend(listedQuestion, {
  /** True if the company reported it to the staff. */
  reported: z.boolean(),
});
export type CompanyQuestion = z.infer<typeof companyQuestion>;

const staffQuestion = z.extend(listedQuestion, {
  /** True if a report waits for a decision. */
  reported: z.boolean(),
  /** Null after the account was erased. */
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
