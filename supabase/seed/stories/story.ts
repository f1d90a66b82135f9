/** The long text of a project in the simple markup: headings, bold, italic, list items. */
export type Story = {
  description: string;
  challenges?: string;
  solutions?: string;
};
