import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { companyFields, listedFeedback, staffFields } from '../feedback/answers.ts';

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

const listedQuestion = z.extend(listedFeedback, {
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

const companyQuestion = z.extend(listedQuestion, companyFields);
export type CompanyQuestion = z.infer<typeof companyQuestion>;

const staffQuestion = z.extend(listedQuestion, staffFields);
export type StaffQuestion = z.infer<typeof staffQuestion>;

export const questionsAnswers = {
  ask_question: z.number(),
  list_questions: questionPage,
  list_own_questions: z.array(ownQuestion),
  list_company_questions: pageOf(companyQuestion),
  list_all_questions: pageOf(staffQuestion),
};
