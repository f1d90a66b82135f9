import { toAsciiDigits } from '@showcase/ui';

/** The digits of a code that someone typed, who may have grouped them; null if they are not the six of an app. */
export function readAppCode(text: string): string | null {
  const digits = toAsciiDigits(text).replaceAll(/\D/g, '');
  return digits.length === 6 ? digits : null;
}
