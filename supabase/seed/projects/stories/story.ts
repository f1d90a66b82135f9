/** The long description of a project in simple markup: headings, bold, italic, list items. */
export type Story = {
  /** One line, at most 120 characters. */
  tagline?: string;
  description: string;
  challenges?: string;
  solutions?: string;
};
