import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';
import type { PricingModel } from '../../services/read-metadata.ts';
import { describeAmountError } from '../../invoices/cents.ts';
import { countCharacters, isAmount, titleRule } from './form-rules.ts';

/** The subject of the client's request: a service of some pricing model, or 'other' with their own title and budget. */
export type HireKind = PricingModel | 'other';

/** Every field of the hire dialog as typed; the kind decides which of them count. */
export type HireValues = {
  packageName: string;
  hours: string;
  title: string;
  budget: string;
  /** Instead of a budget. */
  isPriceOnRequest: boolean;
  message: string;
};

export const HIRE_MESSAGE_MIN = 20;
export const HIRE_MESSAGE_MAX = 2000;

const message = z
  .string()
  .trim()
  .refine(hasText, 'Write a message')
  .refine((text) => !hasText(text) || countCharacters(text) >= HIRE_MESSAGE_MIN, {
    message: `Write at least ${HIRE_MESSAGE_MIN} characters`,
  })
  .refine((text) => countCharacters(text) <= HIRE_MESSAGE_MAX, {
    message: `Use at most ${HIRE_MESSAGE_MAX} characters`,
  });

const hours = z
  .string()
  .refine((text) => text.trim() !== '', { message: 'Enter the number of hours' })
  .refine((text) => text.trim() === '' || isAmount(text, 10_000), {
    error: ({ input }) => describeAmountError(String(input), 'Enter 1 to 10,000 hours'),
  });

const BUDGET_MESSAGE = 'Enter a budget from $1 to $1,000,000';

const anyText = z.string();
const unused = {
  packageName: anyText,
  hours: anyText,
  title: anyText,
  budget: anyText,
  isPriceOnRequest: z.boolean(),
};

/** The rules and messages of the database. */
export function hireSchema(kind: HireKind): z.ZodType<HireValues, HireValues> {
  switch (kind) {
    case 'hourly':
      return z.object({ ...unused, hours, message });
    case 'packages':
      return z.object({
        ...unused,
        packageName: z.string().min(1, 'Choose a package'),
        message,
      });
    case 'other':
      return z
        .object({ ...unused, title: titleRule, message })
        .superRefine(({ isPriceOnRequest, budget }, context) => {
          if (isPriceOnRequest || isAmount(budget, 1_000_000)) return;
          const message = describeAmountError(budget, BUDGET_MESSAGE);
          context.addIssue({ code: 'custom', path: ['budget'], message });
        });
    case 'fixed':
      return z.object({ ...unused, message });
  }
}
