/** The subjects that a reply of their own is triggered by, in the order in which they are looked for. */
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

/** All that the interviewer says in one language. */
export type InterviewTexts = {
  /** Shown in the empty input. */
  placeholder: string;
  greetings: readonly [string, string, string, string];
  suggestions: readonly [string, string, string, string, string];
  /** Twenty questions, asked in this order when no topic was named. */
  followUps: readonly string[];
  /** Asked of who names a rate in another currency. */
  dollarQuestion: string;
  /**
   * How a word about the topic begins in this language; a space at its end says that nothing follows.
   * The English ones are recognised in every interview.
   */
  topicKeywords: Record<Topic, readonly string[]>;
  topicReplies: Record<Topic, string>;
};
