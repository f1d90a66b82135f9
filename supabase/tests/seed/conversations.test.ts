import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';

it('tells the requests in the conversations of their parties, each step at its time', async () => {
  const odd = await sql`
    select e.action from public.hire_request_events e
    left join public.messages m on (m.hire_request_id, m.event_version) = (e.hire_request_id, e.version)
    where m.created_at is distinct from e.created_at`;
  expect(odd).toEqual([]);
  const twice = await sql`
    select from public.messages group by conversation_id, created_at having count(*) > 1`;
  expect(twice).toEqual([]);
});

it('has messages that were sent in the past and in order', async () => {
  const odd = await sql`
    select m.text from public.messages m
    join public.conversations c on c.id = m.conversation_id
    join public.users u on u.id = m.sender_id
    where m.created_at > now() or m.created_at > c.last_message_at or m.created_at < u.created_at`;
  expect(odd).toEqual([]);
});
