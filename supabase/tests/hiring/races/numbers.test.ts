import { expect, it } from 'vitest';
import { act } from '../../support/hiring.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, race } from './race.ts';
import { commitWork, findAnyContradictions } from './work.ts';

class Rollback extends Error {}

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
    const numbers = await sql<{ year: number; serial: number; number: string }[]>`
      select year, serial, number from public.invoices
      where creator_id = ${people.creator.id} order by year, serial`;
    const [{ year = 0 } = {}] = numbers;
    expect(numbers).toEqual(
      Array.from({ length: 40 }, (_, index) => ({
        ...{ year, serial: index + 1 },
        number: `${year}-${String(index + 1).padStart(4, '0')}`,
      })),
    );
    for (const { id } of works.slice(0, 4)) expect(await findAnyContradictions(id)).toEqual([]);
  } finally {
    await people.remove();
  }
});
