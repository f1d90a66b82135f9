import { describe, expect, it } from 'vitest';
import { newsletterDraftSchema } from './newsletter-form.ts';

const values = { subject: 'News of March', body: 'Hello **you**' };

function getMessages(changes: Partial<typeof values>) {
  const { error } = newsletterDraftSchema.safeParse({ ...values, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const noSubject = 'subject: Write a subject. It is the first thing that subscribers see.';
const noBody = "body: Write a text. An empty newsletter can't be saved.";

describe('a newsletter', () => {
  it.each([
    [{}, []],
    [{ subject: '🙂'.repeat(100) }, []],
    [{ subject: 'x'.repeat(101) }, ['subject: Use at most 100 characters for the subject']],
    [{ subject: ' \u200b\n' }, [noSubject]],
    [{ body: '🙂'.repeat(20_000) }, []],
    [{ body: 'x'.repeat(20_001) }, ['body: Use at most 20,000 characters for the text']],
    [{ body: '\n \u00a0' }, [noBody]],
    [{ subject: '', body: '' }, [noSubject, noBody]],
  ])('%j', (changes, messages) => {
    expect(getMessages(changes)).toEqual(messages);
  });

  it('has its subject on one line and its text as typed', () => {
    const typed = { subject: ' News\n of\u200b March ', body: '# Hello\n\n- one\n' };
    expect(newsletterDraftSchema.parse(typed)).toEqual({
      subject: 'News of March',
      body: '# Hello\n\n- one\n',
    });
  });
});
