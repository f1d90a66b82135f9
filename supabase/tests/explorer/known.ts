import { redoAgreed } from './starts/paths.ts';

type Known = {
  /** What the law says, word for word. */
  sentence: string;
  kind: string;
  /** What leads to the state in which it says so. */
  acts: string[];
};

/** Laws that are broken, and not mended yet. What is not listed fails, and so does what is listed and no longer broken. */
export const known: Known[] = [
  {
    sentence: 'Both agreed that the work is done again, and the creator is not asked for it',
    kind: 'a service with a case',
    acts: redoAgreed,
  },
];
