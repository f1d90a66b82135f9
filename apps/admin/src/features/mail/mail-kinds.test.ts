import { expect, it } from 'vitest';
import { mailKindLabel } from './mail-kinds.ts';

it.each([
  ['message_received', 'New messages'],
  ['newsletter_confirmation', 'Newsletter confirmation'],
  ['invoice_sent', 'Invoice sent'],
])('names %s', (kind, label) => {
  expect(mailKindLabel(kind)).toBe(label);
});
