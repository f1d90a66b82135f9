/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 };

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Where the last line of a page ends; the page number is below. */
export const CONTENT_END = PAGE.height - PAGE.margin - 24;

export const COLORS = { ink: '#1a1d24', muted: '#565d6b', line: '#d5d9e0' };

/** Tall enough for letters of all scripts. */
const LINE_HEIGHT = 1.5;

export const STYLES = {
  title: { size: 20, weight: 700, tag: 'H1' },
  heading: { size: 12.5, weight: 700, tag: 'H2' },
  text: { size: 10, weight: 400, tag: 'P' },
  note: { size: 8.5, weight: 400, tag: 'P' },
} as const;

export function lineHeight(size: number): number {
  return size * LINE_HEIGHT;
}
