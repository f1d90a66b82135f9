import { describeAmountError, formatCents } from '../../invoices/cents.ts';
import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';
import { countCharacters } from '../forms/form-rules.ts';
import type { CaseOutcome } from './case.ts';

export const CASE_TEXT_LIMIT = 4000;

/** The proposals of each form. */
export const CASE_FORMS = {
  open: { outcomes: ['all', 'part', 'redo'], minLength: 10, missing: 'Choose what you want' },
  counter: {
    outcomes: ['all', 'part', 'redo', 'none'],
    minLength: 10,
    missing: 'Choose what you propose',
  },
  decide: { outcomes: ['all', 'part', 'none'], minLength: 20, missing: 'Choose a decision' },
} as const satisfies Record<
  string,
  { outcomes: readonly CaseOutcome[]; minLength: number; missing: string }
>;

export type CaseForm = keyof typeof CASE_FORMS;

const MONEY = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Cents of a typed amount of dollars; null if it is none. */
export function parseCents(text: string): number | null {
  const typed = text.trim();
  if (!MONEY.test(typed)) return null;
  const [dollars = '', fraction = ''] = typed.split('.');
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

const textOf = (minLength: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => hasText(text) && countCharacters(text) >= minLength,
      `Write at least ${minLength} characters`,
    )
    .refine((text) => countCharacters(text) <= CASE_TEXT_LIMIT, 'Use at most 4,000 characters');

/** A statement about a case, with an outcome. The amount is in dollars, and counts only for a part of `totalCents`. */
export function caseSchema(form: CaseForm, totalCents: number, needsPaid = false) {
  const { outcomes, minLength, missing } = CASE_FORMS[form];
  return z
    .object({
      text: textOf(minLength),
      outcome: z.string().refine((value) => outcomes.some((known) => known === value), missing),
      amount: z.string(),
      paid: z
        .string()
        .refine(
          (value) => !needsPaid || value === 'yes' || value === 'no',
          'Say whether you have paid',
        ),
    })
    .superRefine(({ outcome, amount }, context) => {
      if (outcome !== 'part' || isPart(parseCents(amount), totalCents)) return;
      const bounds = `Enter an amount below ${formatCents(totalCents)}, of which this is a part`;
      const message = describeAmountError(amount, bounds);
      context.addIssue({ code: 'custom', path: ['amount'], message });
    });
}

/** The proposal of a valid form; cents only of a part. */
export function readOutcome<Form extends CaseForm>(
  form: Form,
  { outcome, amount }: Pick<CaseValues, 'outcome' | 'amount'>,
) {
  const known = CASE_FORMS[form].outcomes.find((value) => value === outcome);
  if (!known) throw new Error(`The form has no outcome “${outcome}”.`);
  const cents = known === 'part' ? parseCents(amount) : null;
  return {
    outcome: known as (typeof CASE_FORMS)[Form]['outcomes'][number],
    ...(cents !== null && { cents }),
  };
}

const isPart = (cents: number | null, totalCents: number) =>
  cents !== null && cents >= 1 && cents < totalCents;

/** Why a side wants a decision, or another one. */
export const caseTextSchema = z.object({ text: textOf(10) });

const typed = z.string().catch('');

/** The draft about a case, as a browser stores it. */
export const caseDraftSchema = z.object({
  text: typed,
  outcome: typed,
  amount: typed,
  paid: typed,
});

export type CaseValues = z.infer<ReturnType<typeof caseSchema>>;
export type CaseTextValues = z.infer<typeof caseTextSchema>;
