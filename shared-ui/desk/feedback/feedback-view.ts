/** Query domain and message namespace of a kind of feedback. */
export type FeedbackKind = 'reviews' | 'questions';

interface View {
  body: string;
  author_name: string | null;
  created_at: string;
  hidden_reason: string | null;
}

/** A review or question as its list shows it. */
export type FeedbackView =
  | (View & { rating: number; verified_purchase: boolean; reply: string | null })
  | (View & { answer: string | null });

/** The company's public reply or answer; null if there is none. */
export const answerOf = (feedback: FeedbackView) => ('reply' in feedback ? feedback.reply : feedback.answer);
