import { describe, expect, it } from 'vitest';
import { addRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import { move } from './steps.ts';

describe('a link of a delivery', () => {
  const url = 'https://map.example';
  const long = 'Link 1: add a label of at most 80 characters';
  const none = 'Link 1: enter a URL that begins with https:// or http://';
  const version = 'These links are of another version. Reload the page';
  it.each<[string, unknown, string]>([
    ['a label', [{ label: '', url }], long],
    ['a visible label', [{ label: ' \u200b', url }], long],
    ['a label of at most 80 characters', [{ label: 'x'.repeat(81), url }], long],
    ['a label at all', [{ url }], long],
    ['a URL', [{ label: 'Live' }], none],
    ['no script', [{ label: 'Live', url: 'javascript:alert(1)' }], none],
    ['no data', [{ label: 'Live', url: 'data:text/html,a' }], none],
    ['no file', [{ label: 'Live', url: 'file:///etc/passwd' }], none],
    ['no credentials', [{ label: 'Live', url: 'https://bank.example@evil.example' }], none],
    ['no quotes', [{ label: 'Live', url: 'https://a.example/"onclick=a' }], none],
    ['no blanks', [{ label: 'Live', url: 'https://a.example/a b' }], none],
    ['at most 2000 characters', [{ label: 'Live', url: `${url}/${'x'.repeat(1981)}` }], none],
    [
      'its number',
      [
        { label: 'Live', url },
        { label: 'Live', url: 'a' },
      ],
      none.replace('1', '2'),
    ],
    ['no other key', [{ label: 'Live', url, rel: 'a' }], version],
    ['texts', [{ label: 5, url }], version],
    ['a list', { label: 'Live', url }, version],
    ['a value', null, version],
    [
      'a list of 10',
      Array.from({ length: 11 }, () => ({ label: 'Live', url })),
      'A delivery can have up to 10 links',
    ],
  ])('has %s', (_, links, error) =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const attempt = move(world, request.creator, request, { links });
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message: error });
      const insert = world.sql.savepoint(
        (sql) => sql`
          insert into public.hire_request_events (hire_request_id, version, action, links)
          values (${request.id}, 9, 'deliver', ${JSON.stringify(links)}::text::jsonb)`,
      );
      expect((await captureError(insert)).code).toBe('23514');
    }),
  );
});
