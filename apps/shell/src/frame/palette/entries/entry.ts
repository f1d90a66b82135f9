/** A line of the palette: it leads to a page, or runs an action. */
export type Entry = {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  /** The label's addition that distinguishes it from others with the same label. */
  hint?: string;
} & ({ path: string } | { run: () => void });

export type Section = { id: string; title: string; entries: Entry[] };
