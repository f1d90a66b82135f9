import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';

const isNumber = (
  text: string,
  { min, max, decimals }: Record<'min' | 'max' | 'decimals', number>,
) =>
  new RegExp(`^\\d{1,7}(\\.\\d{1,${decimals}})?$`).test(text) &&
  Number(text) >= min &&
  Number(text) <= max;

const shape = z.object({
  /** In percent, as typed. */
  rate: z.string().trim(),
  currency: z.string().trim().toUpperCase(),
  localRate: z.string().trim(),
  day: z.string(),
  source: z.string().trim(),
});

export type TaxValues = z.infer<typeof shape>;

/** The rate of a domestic tax, and of its currency where that is not the dollar. */
export function taxSchema({ isTaxed, isLocal }: { isTaxed: boolean; isLocal: boolean }) {
  return shape.superRefine(({ rate, currency, localRate, day, source }, context) => {
    const add = (path: keyof TaxValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (isTaxed && !isNumber(rate, { min: 0.01, max: 100, decimals: 2 })) {
      add('rate', 'Enter a rate from 0.01 to 100');
    }
    if (!isTaxed || !isLocal) return;
    if (!/^[A-Z]{3}$/.test(currency) || currency === 'USD') {
      add('currency', 'Enter the three letters of a currency other than USD');
    }
    if (!isNumber(localRate, { min: 0.000_001, max: 1_000_000, decimals: 6 })) {
      add('localRate', 'Enter how much of it 1 USD is');
    }
    if (!day) add('day', 'Enter the day of this rate');
    if (!hasText(source) || Array.from(source).length > 100) {
      add('source', 'Say in at most 100 characters who publishes this rate');
    }
  });
}
