import { byGet, call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Matching, Page } from '../base/lists-answers.ts';
import type { FeedbackFilter, ReportReason, SeenFeedback } from '../feedback/queries.ts';
import type { CompanyQuestion, OwnQuestion, QuestionPage, StaffQuestion } from './answers.ts';

export type {
  AnsweredQuestion,
  CompanyQuestion,
  OwnQuestion,
  QuestionPage,
  StaffQuestion,
} from './answers.ts';

/** Most characters of a question; must match the check constraint of the table. */
export const questionLimit = 1_000;

export const questionsPerPage = 5;

/** Answered questions about a product, latest answer first; `term` filters by its words. */
export async function listQuestions(
  db: DataClient,
  productId: number,
  { page = 1, term }: { page?: number; term?: string } = {},
): Promise<QuestionPage> {
  return call(db, 'list_questions', { product_id: productId, page, term }, byGet);
}

/** Questions of the caller about a product, latest first, at most 20. Throws AppError `not_signed_in`. */
export async function listOwnQuestions(db: DataClient, productId: number): Promise<OwnQuestion[]> {
  return call(db, 'list_own_questions', { product_id: productId });
}

/**
 * Asks about a product; returns the id of the question. Throws AppError `not_signed_in`, `product_not_found`,
 * `own_product_question`, `too_many_questions` (five unanswered), `rate_limited` (20 a day), `invalid_input` {field}.
 */
export async function askQuestion(db: DataClient, productId: number, body: string): Promise<number> {
  return call(db, 'ask_question', { product_id: productId, body });
}

/** Deletes a question of the caller; does nothing for questions of others. */
export async function deleteQuestion(db: DataClient, id: number): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('product_questions').delete().eq('id', id));
}

/** Questions about products of the caller's company, newest first. Throws AppError `not_approved`, `not_allowed`. */
export async function listCompanyQuestions(
  db: DataClient,
  filter: FeedbackFilter<'unanswered' | 'answered'>,
): Promise<Page<CompanyQuestion>> {
  return call(db, 'list_company_questions', { filter });
}

/** Questions about all products, newest first; staff only. Throws AppError `not_allowed`. */
export async function listAllQuestions(
  db: DataClient,
  filter: FeedbackFilter<'reported' | 'hidden'>,
): Promise<Page<StaffQuestion>> {
  return call(db, 'list_all_questions', { filter });
}

/**
 * Answers a question publicly, once. Throws AppError `changed_meanwhile` {what, at, by_role, by}, `question_not_found`, also for
 * products of other companies, `already_answered`, `invalid_input` {field}, `not_approved`, `not_allowed`.
 */
export async function answerQuestion(db: DataClient, question: SeenFeedback, body: string): Promise<void> {
  await call(db, 'answer_question', { question_id: question.id, body, expected_version: question.version });
}

/** Reports a question to the staff. Throws AppError `not_signed_in`, `question_not_found`, `already_reported`, `rate_limited`. */
export async function reportQuestion(
  db: DataClient,
  id: number,
  reason: ReportReason,
  note?: string,
): Promise<void> {
  await call(db, 'report_question', { question_id: id, reason, note });
}

/**
 * Hides up to 200 questions, all or none, with a reason that their authors see, or without a reason shows them again; returns
 * their number. Staff only. Throws AppError `changed_meanwhile` {what, at, by_role, by, name_en, name_ar, author} if one changed
 * since, `not_allowed`, `question_not_found` if none exists.
 */
export async function moderateQuestions(
  db: DataClient,
  questions: SeenFeedback[],
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_questions', {
    question_ids: questions.map(({ id }) => id),
    expected_versions: questions.map(({ version }) => version),
    reason,
  });
}

/**
 * Like `moderateQuestions`, for up to `matchLimit` questions that match a filter, except some. Throws AppError `stale_version`
 * {count} if they are not `expected` many.
 */
export async function moderateMatchingQuestions(
  db: DataClient,
  { filter, except, expected }: Matching<FeedbackFilter<'reported' | 'hidden'>>,
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_matching_questions', { filter, except_ids: except, expected, reason });
}
