import { expect, it } from 'vitest';
import { mailboxPage } from '../../src/mailbox/mailbox-page.ts';

it('ends the link of an address in angle brackets before the bracket', () => {
  const text = 'Stop: <https://site.example/unsubscribe?a=1&b=2>.';
  const mail = { id: '1', to: '', subject: '', sentAt: '', text };
  expect(mailboxPage([{ ...mail, link: null, code: '' }])).toContain(
    '&#60;<a href="https://site.example/unsubscribe?a=1&#38;b=2">https://site.example/unsubscribe?a=1&#38;b=2</a>&#62;.',
  );
});
