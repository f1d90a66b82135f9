/** The order of layers. Lint refuses any other number. */
export const layers = {
  /** Below the content of its own box. */
  behind: '-1',
  /** Above the picture or the link that fills its own card. */
  raised: '1',
  /** Stays while its table or list scrolls: a column, above it a row, above both where they meet. */
  column: '2',
  row: '3',
  corner: '4',
  /** Stays while the page scrolls. */
  sticky: '10',
  /** Opens above the content beside it. */
  panel: '20',
  /** Below the bars, above what stays in the page. */
  banner: '99',
  bar: '100',
  overlay: '1000',
  toast: '1100',
} as const;
