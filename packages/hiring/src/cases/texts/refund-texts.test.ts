import { expect, it } from 'vitest';
import { describeCaseRefund } from './refund-texts.ts';

it.each([
  ['client', 'owed', 'Ada owes you $50.00, and sends it to you directly.', false],
  ['creator', 'owed', 'You owe Ada $50.00. Send it directly, then say so in the request.', true],
  ['client', 'sent', 'Ada has sent you $50.00. Say in the request whether it has arrived.', true],
  ['creator', 'sent', 'You have sent $50.00. Ada confirms it when it arrives.', false],
  [
    ...(['client', 'asked'] as const),
    'Say in the request whether you have paid Ada. Then $50.00 is owed to you, or taken off the invoice.',
    true,
  ],
  [
    ...(['creator', 'asked'] as const),
    'Ada says whether the invoice is paid. Then you owe $50.00, or it is taken off the invoice.',
    false,
  ],
] as const)(
  'the %s of a case reads of a refund that is %s: %s',
  (side, status, text, isOwnTurn) => {
    const next = describeCaseRefund({ status, amount_cents: -5000 }, { side, name: 'Ada' });
    expect(next?.text.replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
    expect(next?.isOwnTurn).toBe(isOwnTurn);
  },
);

it('has nothing left to say once a refund has arrived', () => {
  const refund = { status: 'confirmed', amount_cents: -5000 } as const;
  expect(describeCaseRefund(refund, { side: 'client', name: 'Ada' })).toBeNull();
});
