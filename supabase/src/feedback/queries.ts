import type { z } from 'zod/mini';
import type { PageRequest } from '../base/lists-answers.ts';
import type { listedFeedback } from './answers.ts';

export { reportReasons } from './values.ts';

export type { ReportReason } from './answers.ts';

/** Most characters of a company's answer; must match the check constraints of both tables. */
export const answerLimit = 2_000;

/** Sorts of a list of reviews; questions have no rating. */
export const feedbackSorts = ['newest', 'oldest', 'rating', 'rating_desc'] as const;

/** Filter of a list of reviews or questions. */
export interface FeedbackFilter<State extends string> extends PageRequest {
  /** Newest first by default. */
  sort?: (typeof feedbackSorts)[number];
  state?: State;
  /** For reviews only. */
  rating?: number;
  product_id?: number;
  /** Words of a review, or of a question and its answer; for reviews also the author's name. */
  term?: string;
}

/** The review or question that a decision concerns, in the version that the person saw. */
export type SeenFeedback = Pick<z.infer<typeof listedFeedback>, 'id' | 'version'>;
