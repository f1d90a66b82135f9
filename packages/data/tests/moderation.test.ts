import { beforeAll, describe, expect, it } from 'vitest';
import { appealSuspension, restrictionQueries } from '../src/account/restrictions.ts';
import { changeAccount } from '../src/admins/admin-actions.ts';
import { adminQueries } from '../src/admins/admin-queries.ts';
import { decideAppeal } from '../src/admins/moderation/appeals.ts';
import { newConversationId } from '../src/conversations/conversation.ts';
import { sendMessage } from '../src/messages/messages.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { sendReport } from '../src/reports/send-report.ts';
import { newAdmin, newcomer, sql, type Person } from './backend.ts';
import { createWorld, TEXT } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await newAdmin('Imani Cole');
});

const cache = () => createQueryClient({ logError: () => undefined });

describe('a reported message', () => {
  it('is read with the lines around it by an admin', async () => {
    const { client } = await newcomer('Rosa Reed');
    const conversationId = newConversationId(world.creator.id);
    const clientKey = crypto.randomUUID();
    await sendMessage(client, { conversationId, clientKey, text: 'Pay me outside' });
    const [message] = await sql<{ id: string }[]>`
      select id from public.messages where client_key = ${clientKey}`;
    const report = { kind: 'message', reason: 'fraud', details: '' } as const;

    await sendReport(world.creator.client, { ...report, targetId: message?.id ?? '' });

    const queries = adminQueries(admin.client);
    const search = { q: 'a message from rosa', status: 'open', cursor: null };
    const { items } = await cache().fetchQuery(queries.reports(search));
    expect(items).toMatchObject([{ kind: 'message', target_exists: true }]);
    const lines = await cache().fetchQuery(queries.reportedLines(items[0]?.id ?? ''));
    expect(lines).toMatchObject([
      { number: 1, side: 'reported', is_reported: true, text: 'Pay me outside', files: [] },
    ]);
    const own = sendReport(client, { ...report, targetId: message?.id ?? '' });
    await expect(own).rejects.toMatchObject({ message: "You can't report yourself" });
  });
});

describe('an appeal', () => {
  it('waits for another admin, and is decided once', async () => {
    const person = await newcomer('Rosa Reed');
    const suspension = { action: 'suspend', userId: person.id, reason: 'Spam' } as const;
    await changeAccount(admin.client, suspension);
    const read = () => cache().fetchQuery(restrictionQueries(person.client).mine(person.id));
    expect((await read())?.suspended).toMatchObject({ reason: 'Spam', appeal: null });

    await appealSuspension(person.client, TEXT);

    expect((await read())?.suspended?.appeal).toMatchObject({ text: TEXT, outcome: null });
    await expect(appealSuspension(person.client, `${TEXT}!`)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You appealed already',
    });
    const list = async (by: Person) => {
      const search = { status: 'waiting', cursor: null };
      const { items } = await cache().fetchQuery(adminQueries(by.client).appeals(search));
      return items.find((item) => item.person.id === person.id);
    };
    const other = await newAdmin('Omar Haddad');
    expect(await list(admin)).toMatchObject({ may_decide: false, text: TEXT, reason: 'Spam' });
    const found = await list(other);
    expect(found?.may_decide).toBe(true);
    const decision = { id: found?.id ?? '', outcome: 'uphold', note: 'It was spam' } as const;
    await expect(decideAppeal(admin.client, decision)).rejects.toMatchObject({ kind: 'forbidden' });
    await decideAppeal(other.client, decision);
    await expect(decideAppeal(other.client, decision)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await read())?.suspended?.appeal).toMatchObject({
      outcome: 'uphold',
      note: 'It was spam',
    });
  });
});
