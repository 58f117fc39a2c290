import { readPage } from './listing-input.ts';

/** Which of a product's answered questions are shown. */
export interface QuestionInput {
  page: number;
  /** Words that are looked for, '' for none. */
  term: string;
}

/** Names of the parameters in a product page's address. */
export const questionParams = { page: 'questions', term: 'questions_q' } as const;

/** Reads a product page's address. */
export function readQuestions(params: URLSearchParams): QuestionInput {
  return {
    page: readPage(params.get(questionParams.page)),
    term: (params.get(questionParams.term) ?? '').trim().slice(0, 200),
  };
}
