import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitAs, race, raceRounds } from '../hiring/races/race.ts';
import { addProject } from '../support/rows.ts';
import { addPerson, sql } from '../support/world.ts';
import { insertSearch, listAnnounced, runJob } from './searches.ts';

type Person = { id: string; email: string };
let client: Person;
let creator: Person;

const run = () => sql.begin((transaction) => runJob({ sql: transaction }));
const announced = () => sql.begin((transaction) => listAnnounced({ sql: transaction }, client));
const publish = (title: string) => sql.begin((tx) => addProject(tx, creator, { title }));
const save = () => commitAs(client, (tx) => insertSearch(tx, {}));

/** Runs steps while another transaction has published a project and not committed yet. */
const whilePublishing = (title: string, steps: () => Promise<unknown>) =>
  sql.begin(async (late) => {
    await addProject(late, creator, { title });
    await steps();
  });

beforeEach(async () => {
  await run();
  [client, creator] = await sql.begin(async (tx) => [
    await addPerson(tx, {}),
    await addPerson(tx, { isDev: true }),
  ]);
  // A new word is written into the list of words, for which the next transaction with that word would wait.
  await publish('Quokka early late before after');
});
afterEach(() => sql`delete from auth.users where id in (${client.id}, ${creator.id})`);

it('what commits after a later publication was told is told too', async () => {
  await save();
  await whilePublishing('Quokka late', async () => {
    await publish('Quokka early');
    await run();
    expect((await announced()).map(({ names }) => names)).toEqual([['Quokka early']]);
    await run();
  });
  await run();
  await run();
  expect((await announced()).map(({ names }) => names)).toEqual([
    ['Quokka early'],
    ['Quokka late'],
  ]);
});

it('what commits after a search was saved is new, what committed before is not', async () => {
  await publish('Quokka before');
  await whilePublishing('Quokka after', save);
  await run();
  expect((await announced()).map(({ names }) => names)).toEqual([['Quokka after']]);
});

it('what was compared while a search was saved is not new', async () => {
  await publish('Quokka before');
  await sql.begin(async (job) => {
    await runJob({ sql: job });
    await save();
  });
  await run();
  expect(await announced()).toEqual([]);
});

it.each(raceRounds)('two runs at once tell once: round %d', async () => {
  await save();
  await publish('Quokka');
  expect((await race([run, run, run])).lost).toEqual([]);
  expect(await announced()).toHaveLength(1);
});
