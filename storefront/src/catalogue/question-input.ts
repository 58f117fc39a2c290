import { readPage } from './listing-input.ts';

export interface QuestionInput {
  page: number;
  /** Search term; '' for all questions. */
  term: string;
}

export const questionParams = { page: 'questions', term: 'questions_q' } as const;

export function readQuestions(params: URLSearchParams): QuestionInput {
  return {
    page: readPage(params.get(questionParams.page)),
    term: (params.get(questionParams.term) ?? '').trim().slice(0, 200),
  };
}
