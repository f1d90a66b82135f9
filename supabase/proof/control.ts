/** One rule of the database, and the SQL that takes it away. */
export type Control = {
  kind: string;
  name: string;
  /** Words by which a test that knows the control is found first. */
  words: string[];
  removal: string;
};

export type Verdict = { control: Control; killer: string | undefined; seconds: number };
