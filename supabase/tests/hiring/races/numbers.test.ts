import type { TransactionSql } from 'postgres';
import { expect, it } from 'vitest';
import { confirmCredit, correct, refund } from '../../settling/settling.ts';
import { act } from '../../support/hiring.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, race } from './race.ts';
import { commitInvoice, commitWork, findAnyContradictions } from './work.ts';

class Rollback extends Error {}

async function expectNoGaps(creator: { id: string }, length: number) {
  const numbers = await sql<{ year: number; serial: number; number: string }[]>`
    select year, serial, number from public.invoices
    where creator_id = ${creator.id} order by year, serial`;
  const [{ year = 0 } = {}] = numbers;
  expect(numbers).toEqual(
    Array.from({ length }, (_, index) => ({
      ...{ year, serial: index + 1 },
      number: `${year}-${String(index + 1).padStart(4, '0')}`,
    })),
  );
}

it('40 approvals at once, some of which roll back first, give 40 invoices their numbers', async () => {
  const people = await commitPeople({ clients: 8 });
  try {
    const works: { id: string; client: { id: string } }[] = [];
    for (const client of people.clients) {
      for (const _ of Array.from({ length: 5 })) {
        works.push({ client, id: await commitWork({ ...people, client }, 'delivered') });
      }
      await people.clearRateLimits();
    }
    const approve = ({ id, client }: (typeof works)[number], isCommitted: boolean) =>
      commitAs(client, async (tx) => {
        await act(tx, { id, action: 'approve' });
        if (!isCommitted) throw new Rollback();
      });
    const { won, lost } = await race(
      works.flatMap((work, index) => [
        ...(index % 4 === 0 ? [() => approve(work, false)] : []),
        () => approve(work, true),
      ]),
    );
    expect([won.length, lost]).toEqual([40, Array.from({ length: 10 }, () => 'Error')]);
    await expectNoGaps(people.creator, 40);
    for (const { id } of works.slice(0, 4)) expect(await findAnyContradictions(id)).toEqual([]);
  } finally {
    await people.remove();
  }
});

it('40 credits, corrections and approvals at once have one series', async () => {
  const people = await commitPeople({ clients: 8 });
  try {
    const acts: ((isCommitted: boolean) => Promise<unknown>)[] = [];
    const ids: string[] = [];
    for (const client of people.clients) {
      const pair = { ...people, client };
      const run =
        (person: { id: string }, write: (tx: TransactionSql) => Promise<unknown>) =>
        (isCommitted: boolean) =>
          commitAs(person, async (tx) => {
            await write(tx);
            if (!isCommitted) throw new Rollback();
          });
      for (const _ of Array.from({ length: 2 })) {
        const { id, bill } = await commitInvoice(pair);
        const offered = await commitAs(people.creator, (tx) => refund(tx, bill, { cents: 100 }));
        acts.push(run(client, (tx) => confirmCredit(tx, offered.id)));
        const { id: other, bill: corrected } = await commitInvoice(pair);
        acts.push(run(people.creator, (tx) => correct(tx, corrected)));
        ids.push(id, other);
      }
      const delivered = await commitWork(pair, 'delivered');
      acts.push(run(client, (tx) => act(tx, { id: delivered, action: 'approve' })));
      await people.clearRateLimits();
    }
    const { won, lost } = await race(
      acts.flatMap((run, index) => [
        ...(index % 4 === 0 ? [() => run(false)] : []),
        () => run(true),
      ]),
    );
    expect([won.length, lost]).toEqual([40, Array.from({ length: 10 }, () => 'Error')]);
    await expectNoGaps(people.creator, 72);
    for (const id of ids.slice(0, 4)) expect(await findAnyContradictions(id)).toEqual([]);
  } finally {
    await people.remove();
  }
});
