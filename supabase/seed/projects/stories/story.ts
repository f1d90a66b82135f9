/** The long description of a project in simple markup: headings, bold, italic, list items. */
export type Story = {
  description: string;
  challenges?: string;
  solutions?: string;
};
