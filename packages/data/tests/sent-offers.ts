import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { getHireRequest } from '../src/hire-requests/reading/read-hire-requests.ts';
import {
  answerOffer,
  makeOffer,
  requestMoreTime,
} from '../src/hire-requests/offers/write-offers.ts';
import { markNotificationsRead } from '../src/notifications/notifications.ts';
import { sql, type Person } from './backend.ts';
import { TEXT } from './world.ts';

const DAY_MS = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const part = (title: string, days: number) => ({
  title,
  price: 100,
  due_on: dateIn(days),
  is_trial: false,
});

/** Every step of offers and milestones, and what time does to a request. */
export async function sendOffers({ creator, client }: { creator: Person; client: Person }) {
  const readAll = async () => {
    for (const { client: browser } of [client, creator]) await markNotificationsRead(browser, null);
  };
  /** The effects of time in some days; an unread line would make room for the next one. */
  const wait = async (days: number) => {
    await readAll();
    const at = new Date(Date.now() + days * DAY_MS);
    await sql`select private.follow_deadline(r.id, ${at}) from private.requests_due(${at}) as r (id)`;
  };
  const request = async () => {
    const input = { creatorId: creator.id, message: TEXT, title: 'A map', budget: 300 };
    const { id } = await createHireRequest(client.client, {
      input,
      requestKey: crypto.randomUUID(),
    });
    const read = async () => {
      const row = await getHireRequest(client.client, id);
      if (!row) throw new Error('The request is gone');
      return row;
    };
    return {
      async act(by: Person, action: 'deliver' | 'approve') {
        await readAll();
        await actOnHireRequest(by.client, { id, action, note: 'Here it is' });
      },
      async offer() {
        await readAll();
        const { version } = await read();
        await makeOffer(creator.client, {
          id,
          terms: {
            title: 'A map of tides',
            scope: TEXT,
            price: 300,
            revisions: 1,
            dueOn: null,
            days: null,
            milestones: [part('Draft', 10), part('Map', 20), part('Print', 30)],
            note: null,
            validUntil: new Date(Date.now() + DAY_MS).toISOString(),
          },
          offerKey: crypto.randomUUID(),
          expectedVersion: version,
        });
      },
      async answer(by: Person, action: 'accept' | 'decline' | 'withdraw') {
        await readAll();
        const offer = (await read()).offers.at(-1);
        await answerOffer(by.client, { id: offer?.id ?? '', action });
      },
      async moreTime() {
        await readAll();
        const { version: expectedVersion } = await read();
        const keys = { offerKey: crypto.randomUUID(), expectedVersion };
        await requestMoreTime(creator.client, { id, dueOn: dateIn(40), reason: TEXT, ...keys });
      },
    };
  };

  const waiting = await request();
  await wait(4);
  await waiting.offer();
  await waiting.answer(client, 'decline');
  await waiting.offer();
  await waiting.answer(creator, 'withdraw');
  await waiting.offer();
  await wait(2);
  await wait(15);

  const working = await request();
  await working.offer();
  await working.answer(client, 'accept');
  await wait(9);
  await working.act(creator, 'deliver');
  await working.act(client, 'approve');
  await working.act(creator, 'deliver');
  await wait(15);
  await working.moreTime();
  await readAll();
}

/** An admin hides a service that was requested, and its creator deletes it. */
export async function removeHiddenService({
  creator,
  client,
}: {
  creator: Person;
  client: Person;
}) {
  const [service] = await sql<{ id: string; price: number }[]>`
    select id, price::float8 as price from public.services where user_id = ${creator.id} and is_active limit 1`;
  const serviceId = service?.id ?? '';
  const input = { creatorId: creator.id, serviceId, message: TEXT, budget: service?.price ?? 0 };
  await createHireRequest(client.client, { input, requestKey: crypto.randomUUID() });
  await sql`
    insert into private.hidden_items (kind, item_id, reason) values ('service', ${serviceId}, 'spam')`;
  await sql`delete from public.services where id = ${serviceId}`;
}
