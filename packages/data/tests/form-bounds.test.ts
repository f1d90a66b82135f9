import { expect, it } from 'vitest';
import type { Field } from '../src/forms/field.ts';
import { rules } from '../src/forms/rules.ts';
import { billingForm } from '../src/invoices/billing-form.ts';
import { projectForm } from '../src/projects/form/project-form.ts';
import { serviceForm } from '../src/services/service-form.ts';
import { profileForm } from '../src/users/profile/profile-form.ts';
import {
  caseTextSchema,
  correctionSchema,
  deliverySchema,
  endSchema,
  newsletterDraftSchema,
  offerTemplateSchema,
  reasonSchema,
  reportSchema,
  requestNoteSchema,
  reviewReplySchema,
  reviewSchema,
} from '../src/schemas.ts';
import type { z } from '../src/zod.ts';
import { sql } from './backend.ts';

type AnyField = Field & { toColumn: (value: unknown) => unknown };

/** Ways to fill a field with n characters or entries. */
const FILLINGS: ((size: number) => unknown)[] = [
  (size) => 'x'.repeat(size),
  (size) => `https://example.com/${'x'.repeat(size)}`,
  (size) => [`x${'y'.repeat(size)}`],
  (size) => Array.from({ length: size }, (_, index) => `x${index}`),
];
const TOO_MUCH = 40_000;

/** The maximum that a field accepts; 0 if it accepts none, or any. */
function findMax(accepts: (size: number) => boolean): number {
  const smallest = [1, 3, 50].find(accepts);
  if (!smallest || accepts(TOO_MUCH)) return 0;
  let [accepted, rejected] = [smallest, TOO_MUCH];
  while (rejected - accepted > 1) {
    const middle = Math.floor((accepted + rejected) / 2);
    if (accepts(middle)) accepted = middle;
    else rejected = middle;
  }
  return accepted;
}

/** The fields that are columns. */
function listFields({ fields, columns }: { fields: object; columns: readonly string[] }) {
  const entries = Object.entries(fields as Record<string, AnyField>);
  return entries.filter(([name]) => columns.includes(name));
}

class Undone extends Error {}

/** Whether the table accepts a value in this column of any of its rows. */
async function fits(table: string, values: Record<string, unknown>): Promise<boolean> {
  const attempt = sql.begin(async (transaction) => {
    await transaction`
      update public.${transaction(table)} set ${transaction(values)}
      where ctid = (select ctid from public.${transaction(table)} limit 1)`;
    throw new Undone();
  });
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  if (error instanceof Undone) return true;
  if (error instanceof Error && 'code' in error && error.code === '23514') return false;
  throw error;
}

it.each([
  ['billing_details', billingForm, {}],
  // Only such a project has a client.
  ['projects', projectForm, { project_type: 'client' }],
  ['services', serviceForm, {}],
  ['users', profileForm, {}],
])('a form of %s accepts nothing that is too long for its column', async (table, form, others) => {
  const tooLong: string[] = [];
  let tested = 0;
  for (const [column, field] of listFields(form)) {
    for (const fill of FILLINGS) {
      const max = findMax((size) => field.rule(rules).safeParse(fill(size)).success);
      if (max === 0) continue;
      tested += 1;
      const isStored = await fits(table, { ...others, [column]: field.toColumn(fill(max)) });
      if (!isStored) tooLong.push(`${column}: ${max}`);
    }
  }
  expect(tested).toBeGreaterThan(5);
  expect(tooLong).toEqual([]);
});

/** Forms without columns of their own, and where their texts end up. */
const TEXTS: [string, z.ZodType][] = [
  ['public.reports.details', reportSchema.shape.details],
  ['public.invoices.note', correctionSchema.shape.note],
  ['public.hire_request_events.note', requestNoteSchema.shape.note],
  ['public.hire_request_events.note', deliverySchema.shape.note],
  ['public.hire_request_events.note', endSchema.shape.reason],
  ['public.case_steps.text', caseTextSchema.shape.text],
  ['public.reviews.comment', reviewSchema.shape.comment],
  ['public.reviews.reply', reviewReplySchema.shape.text],
  ['public.offer_templates.name', offerTemplateSchema.shape.name],
  ['public.offer_templates.title', offerTemplateSchema.shape.title],
  ['public.offer_templates.scope', offerTemplateSchema.shape.scope],
  ['private.newsletters.body', newsletterDraftSchema.shape.body],
  ['private.audit_log.reason', reasonSchema.shape.reason],
];

it.each(TEXTS)('a form accepts nothing that is too long for %s', async (column, rule) => {
  const [schema, table, name] = column.split('.');
  const [{ check } = { check: '' }] = await sql<{ check: string }[]>`
    select string_agg(pg_get_constraintdef(c.oid), ' ') as check
    from pg_constraint c where c.contype = 'c' and c.conrelid = ${`${schema}.${table}`}::regclass`;
  const limit = new RegExp(`(?:is_text|char_length)\\(${name}(?:\\) <=|,) (\\d+)`).exec(check)?.[1];
  const max = findMax((size) => rule.safeParse('x'.repeat(size)).success);
  expect(max).toBeGreaterThan(0);
  expect(max).toBeLessThanOrEqual(Number(limit));
});
