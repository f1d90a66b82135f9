type Known = {
  /** What the law says, word for word. */
  sentence: string;
  kind: string;
  /** What leads to the state in which it says so. */
  acts: string[];
};

/** Laws that are broken, and not mended yet. What is not listed fails, and so does what is listed and no longer broken. */
export const known: Known[] = [];
