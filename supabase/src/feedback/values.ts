/** Reasons for reporting a review or a question. */
export const reportReasons = ['insult', 'false', 'off_topic', 'advertising', 'personal_data'] as const;
