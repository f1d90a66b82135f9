export {
  loadFontBook,
  type FontBook,
  type FontFamilies,
  type OpenFont,
} from '../fonts/font-book.ts';
export { fitLines } from './fit-lines.ts';
export { outlineLine } from './outline-line.ts';
export type { Line } from '../text/break-lines.ts';
