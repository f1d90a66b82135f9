/** One rule of the database, and the SQL that removes or changes it. */
export type Control = {
  kind: string;
  name: string;
  /** Words by which to find the tests that most likely cover the control. */
  keywords: string[];
  removal: string;
  /** Similar controls are likely covered by the same test file. */
  group?: string;
  /** Whether the control is changed instead of removed: SQL that cannot run is then no proof. */
  isMutant?: true;
};

export type ControlResult = { control: Control; killer: string | undefined; seconds: number };
