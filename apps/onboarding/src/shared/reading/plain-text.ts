import { toAsciiDigits } from '@showcase/ui';

/** The text with ASCII digits and separators. Drops fractions such as ½, because numbers are rounded down. */
export function toPlainText(text: string): string {
  return toAsciiDigits(text.replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, '').normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
