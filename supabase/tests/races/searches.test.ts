import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitAs } from '../hiring/races/race.ts';
import { insertSearch, listAnnounced } from '../saved-searches/searches.ts';
import { addProject } from '../support/rows.ts';
import { addPerson, sql } from '../support/world.ts';
import { overlap } from './waiting.ts';

type Person = { id: string; email: string };
let client: Person;
let other: Person;
let creator: Person;
let search: string;

/** The job, at its usual time or in some days, with so many searches at once. */
const run = async ({ days = 0, most = 1000 } = {}) => {
  const [row] = await sql<{ count: number }[]>`
    select private.notify_saved_searches(now() + make_interval(days => ${days}), ${most}) as count`;
  return row?.count;
};
const publish = (title = 'Quokka') => sql.begin((tx) => addProject(tx, creator, { title }));
const save = (person: Person, frequency: 'weekly' | 'as_they_come' = 'as_they_come') =>
  commitAs(person, (tx) => insertSearch(tx, { frequency }));
const listNames = async (person: Person) => {
  const lines = await sql.begin((tx) => listAnnounced({ sql: tx }, person));
  return lines.map(({ names }) => names.toSorted());
};

beforeEach(async () => {
  [client, other, creator] = await sql.begin(async (tx) => [
    await addPerson(tx, {}),
    await addPerson(tx, {}),
    await addPerson(tx, { isDev: true }),
  ]);
  await publish('Quokka and more');
  await run();
});
afterEach(() => sql`delete from auth.users where id in (${client.id}, ${other.id}, ${creator.id})`);

const removeSearch = `delete from public.saved_searches where id = $1`;
const lockPerson = 'select from public.users where id = $1 for update';
const removePerson = 'delete from auth.users where id = $1';

describe('what is published', () => {
  beforeEach(async () => {
    search = await save(client);
  });

  // The job would fail on the search that is gone, and tell nobody anything.
  it('is compared without a search that is being removed', async () => {
    await save(other);
    await publish();
    expect(
      await overlap(
        (tx) => tx.unsafe(removeSearch, [search]),
        () => run(),
      ),
    ).toBe(1);
    expect(await listNames(other)).toEqual([['Quokka']]);
  });

  // The job would hold a search while it waits for the digest of another, and whoever leaves would need the two the other way around.
  it('is compared without the searches of someone who is leaving', async () => {
    await save(other);
    await sql`insert into private.notification_settings (user_id, digest) values (${other.id}, 'daily')`;
    await publish();
    await overlap(
      async (tx) => {
        await tx.unsafe(lockPerson, [client.id]);
        await tx`select private.add_to_digest(private.settings_of(${other.id}), 'request_declined', '{}', null)`;
      },
      () => run(),
      (tx) => tx.unsafe(removePerson, [client.id]),
    );
    expect(await listNames(other)).toEqual([['Quokka']]);
  });

  // A project that was hidden for this moment would have its place behind what the search has passed, and be told never.
  it('is told after another run has given it its place', async () => {
    const project = await publish('Quokka that was hidden');
    const hidden = { kind: 'project', item_id: project, reason: 'spam' };
    const count = await overlap(
      async (tx) => {
        await tx`select private.notify_saved_searches(now(), 0)`;
        await sql`insert into private.hidden_items ${sql(hidden)}`;
        await publish();
      },
      () => run(),
      () => sql`delete from private.hidden_items where item_id = ${project}`,
    );
    await run();
    expect(count).toBe(1);
    expect((await listNames(client)).flat().toSorted()).toEqual([
      'Quokka',
      'Quokka that was hidden',
    ]);
  });
});

describe('what was found', () => {
  beforeEach(async () => {
    search = await save(client, 'weekly');
    await publish();
    expect(await run()).toBe(0);
  });

  // They would be told about a search that they have removed.
  it('is not told to who removes the search', async () => {
    const count = await overlap(
      (tx) => tx.unsafe(removeSearch, [search]),
      () => run({ days: 8 }),
    );
    expect([count, await listNames(client)]).toEqual([0, []]);
  });

  // The job would hold the search and wait for the account, which waits for the search: one of the two fails.
  it('is not told to who is leaving', async () => {
    const count = overlap(
      (tx) => tx.unsafe(lockPerson, [client.id]),
      () => run({ days: 8 }),
      (tx) => tx.unsafe(removePerson, [client.id]),
    );
    expect(await count).toBe(0);
  });
});

describe('a word of what is published again, while words that nothing contains are removed', () => {
  const word = 'zebrafish';
  const countWords = async (counted = word) =>
    (await sql`select from private.search_words where kind = 'project' and word = ${counted}`)
      .length;
  beforeEach(async () => {
    const project = await publish(word);
    await sql`delete from public.projects where id = ${project}`;
    await sql`update private.search_words set checked_at = '2000-01-01' where word = ${word}`;
  });

  // Searches would correct it to another word.
  it('stays, and others go', async () => {
    const other = 'zebrafinch';
    await sql`
      insert into private.search_words (kind, word, checked_at) values ('project', ${other}, '2000-01-01')`;
    await overlap(
      (tx) => addProject(tx, creator, { title: word }),
      () => sql`select private.prune_search_words()`,
    );
    expect([await countWords(), await countWords(other)]).toEqual([1, 0]);
  });

  // The job would wait for a like in progress, whoever publishes would wait for the job, and one who does both would end in a deadlock.
  it('is not waited for as long as the job waits for something else', async () => {
    const liked = await publish();
    await sql`update private.month_likes set recount_at = '2000-01-01' where project_id = ${liked}`;
    await overlap(
      (tx) => tx`select from private.month_likes where project_id = ${liked} for update`,
      () => sql`select private.prune()`,
      () =>
        sql.begin(async (tx) => {
          await tx`set local lock_timeout = '1s'`;
          await addProject(tx, creator, { title: word });
        }),
    );
    expect(await countWords()).toBe(1);
  });
});
