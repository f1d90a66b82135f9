/** One rule of the database, and the SQL that takes it away or changes it. */
export type Control = {
  kind: string;
  name: string;
  /** Words by which a test that knows the control is found first. */
  keywords: string[];
  removal: string;
  /** Others like it are likely known by the same test file. */
  group?: string;
  /** Whether it is changed rather than gone: SQL that cannot run is then no proof. */
  isMutant?: true;
};

export type ControlResult = { control: Control; killer: string | undefined; seconds: number };
