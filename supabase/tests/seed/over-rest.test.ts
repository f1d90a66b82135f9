import { secretKey } from '@showcase/local-supabase';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

it('the seed has messages with files, as they would have been uploaded', async () => {
  const files = await sql<{ name: string; size: number; path: string; uploaded: boolean }[]>`
    select a.name, a.size, a.owner_id || '/' || a.id as path, private.is_uploaded(a) as uploaded
    from public.attachments a join public.messages m on m.id = a.message_id and m.attachment_count = 1
    order by a.name`;
  expect(files.map(({ name, uploaded }) => [name, uploaded])).toEqual([
    ['ledger-december.csv', true],
    ['plan-of-the-week.webp', true],
  ]);
  const { storage } = createClient(api.url, secretKey);
  for (const { path, size } of files) {
    const { data } = await storage.from('attachments').download(path);
    expect(data?.size).toBe(size);
  }
});
