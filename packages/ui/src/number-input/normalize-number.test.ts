import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeNumber } from './normalize-number.ts';

const ZEROS = { ASCII: 0x30, Arabic: 0x0660, Persian: 0x06f0, Hindi: 0x0966, full: 0xff10 };
const cents = fc.integer({ min: 0, max: 100_000_000 });
const zeros = fc.constantFrom(...Object.values(ZEROS));

it('reads an amount as the same with any decimal separator and in any digits', () => {
  const separators = fc.constantFrom('.', ',', '٫', '，', '．');
  fc.assert(
    fc.property(cents, separators, zeros, (amount, separator, zero) => {
      const text = (amount / 100).toFixed(2);
      const typed = text
        .replace('.', separator)
        .replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      expect(normalizeNumber(typed)).toBe(text);
    }),
  );
});

it('makes no other amount of one with separators of thousands', () => {
  const styles = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'fa-IR');
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 100_000_000 }), styles, (amount, locale) => {
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        amount / 100,
      );
      expect(normalizeNumber(typed)).not.toMatch(/^\d+(\.\d*)?$/);
    }),
  );
});
