import { expect, it, vi } from 'vitest';
import { imageUrl } from '../images/image-url.ts';
import { testId } from '../testing/rows.ts';
import { createVisitorClient } from './index.ts';

function open() {
  const sent = vi.fn<typeof fetch>(async () => Response.json([]));
  const client = createVisitorClient({ url: 'https://site.test/', key: 'key', fetch: sent });
  return { client, sent };
}

it('reads rows as a visitor, and addresses pictures as a browser does', async () => {
  const { client, sent } = open();

  const { error } = await client.from('projects').select('id');

  expect(error).toBeNull();
  const path = `${testId(1)}/avatar/${testId(2)}.png`;
  const [input, init] = sent.mock.calls[0] ?? [];
  expect(input).toBe('https://site.test/rest/v1/projects?select=id');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer key');
  expect(imageUrl(client, path)).toBe(`https://site.test/storage/v1/object/public/images/${path}`);
});

it('calls functions that only read', async () => {
  const { client, sent } = open();

  await client.rpc('item_status', { kind: 'project', id: '1' }).setHeader('prefer', 'read');

  expect(sent).toHaveBeenCalledOnce();
});

it('sends nothing that may write', async () => {
  const { client, sent } = open();

  const results = await Promise.all([
    client.rpc('join_newsletter', { email: 'ada@example.com' }),
    client.from('users').update({ bio: '' }).eq('id', '1'),
    client.from('users').delete().eq('id', '1'),
    client.rpc('creator_contact', { creator_id: '1' }).setHeader('prefer', 'read-once'),
  ]);

  expect(results.every(({ error }) => error?.message.includes('The server sends no'))).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});
