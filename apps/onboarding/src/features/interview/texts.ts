/** The topics that trigger a specific reply, in the order of matching. */
export const TOPICS = [
  'experience',
  'frameworks',
  'backend',
  'projects',
  'clients',
  'learning',
  'passion',
  'rates',
] as const;

export type Topic = (typeof TOPICS)[number];

/** The interviewer's texts in one language. */
export type InterviewTexts = {
  /** Shown in the empty input. */
  placeholder: string;
  /** Shown if the browser has no voice that speaks. */
  cannotReadAloud: string;
  greetings: readonly [string, string, string, string];
  suggestions: readonly [string, string, string, string, string];
  /** Twenty questions, asked in this order if a message names no topic. */
  followUps: readonly string[];
  /** Asked if a message names a rate in another currency, without one, or by the day. */
  dollarQuestion: string;
  /**
   * The beginnings of words about the topic in this language. A trailing space requires the word to end there.
   * English keywords are recognized in every interview.
   */
  topicKeywords: Record<Topic, readonly string[]>;
  topicReplies: Record<Topic, string>;
};
