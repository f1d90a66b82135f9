import { describe, expect, it } from 'vitest';
import { deliveryDraftSchema, deliverySchema } from './delivery-form.ts';

const link = { label: 'Site', url: 'https://a.example' };

const parse = (links: object[]) => deliverySchema.safeParse({ note: 'Done', links });

describe('the links of a delivery', () => {
  it('are trimmed, and get a scheme', () => {
    expect(parse([{ label: ' Site ', url: ' a.example/b ' }]).data?.links).toEqual([
      { label: 'Site', url: 'https://a.example/b' },
    ]);
  });

  it.each([
    [{ label: ' ' }, 'label', 'Say what this link leads to'],
    [{ label: '😀'.repeat(81) }, 'label', 'Use at most 80 characters'],
    [{ url: '' }, 'url', 'Enter a link such as https://example.com'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a link such as https://example.com'],
    [{ url: 'https://ada:secret@a.example' }, 'url', 'Enter a link such as https://example.com'],
    [{ url: 'ftp://a.example' }, 'url', 'Enter a link such as https://example.com'],
  ])('with %j have an error at the %s: %s', (fields, name, message) => {
    const issues = parse([link, { ...link, ...fields }]).error?.issues;
    expect(issues).toEqual([expect.objectContaining({ path: ['links', 1, name], message })]);
  });

  it('are at most ten', () => {
    const links = (count: number) => Array.from({ length: count }, () => link);
    expect(parse([{ ...link, label: '😀'.repeat(80) }, ...links(9)]).success).toBe(true);
    expect(parse(links(11)).error?.issues[0]?.message).toBe('Add at most 10 links');
  });
});

it('reads what it can of a stored draft', () => {
  expect(deliveryDraftSchema.parse({ note: 5, links: [{ url: 'a' }] })).toEqual({
    note: '',
    links: [{ label: '', url: 'a' }],
  });
});
