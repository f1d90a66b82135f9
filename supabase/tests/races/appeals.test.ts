import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitPeople, race, raceRounds } from '../hiring/races/race.ts';
import { captureError, sql } from '../support/world.ts';
import { keepLockErrors, leave, run } from './scene.ts';
import { as, overlap, until } from './waiting.ts';

type Person = { id: string; email: string };
let people: Awaited<ReturnType<typeof commitPeople>>;
let person: Person;
let first: Person;
let second: Person;
let third: Person;

/** One of three admins has suspended someone. */
beforeEach(async () => {
  people = await commitPeople({ clients: 3 });
  [person, second, third] = people.clients as [Person, Person, Person];
  first = people.creator;
  await sql`
    insert into private.admins (user_id, reason)
    select id, 'test' from unnest(${[first.id, second.id, third.id]}::uuid[]) as id`;
  await suspend();
});
afterEach(async () => {
  await people.remove();
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`
      delete from private.audit_log
      where actor_id = any (${[first.id, second.id, third.id]}) or target_id = ${person.id}`;
  });
});

const suspend = () => run(first, `select public.admin_suspend($1, 'Spam')`, person.id)();
const restore = () => run(first, `select public.admin_restore($1, 'A mistake')`, person.id)();
const appealText = 'I only answered what they asked me.';
const appeal = (text = appealText) => run(person, 'select public.appeal_suspension($1)', text)();
const decide = async (admin: Person, outcome: string) =>
  run(
    admin,
    `select public.admin_decide_appeal($1, $2, 'We read it')`,
    (await listAppeals())[0]?.id ?? null,
    outcome,
  )();

const listAppeals = () => sql<{ id: string; outcome: string | null; decided_by: string | null }[]>`
  select id, outcome, decided_by from private.suspension_appeals
  where user_id = ${person.id} order by created_at`;
const isSuspended = async () =>
  (await sql`select from private.suspensions where user_id = ${person.id}`).length > 0;
/** The notifications of the person, and their entries in the audit log. */
const listLines = async () => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${person.id} order by 1`;
  return rows.map(({ kind }) => kind);
};
const listActions = async () => {
  const rows = await sql<{ action: string }[]>`
    select action from private.audit_log where target_id = ${person.id} order by 1`;
  return rows.map(({ action }) => action);
};

describe('one appeal', () => {
  it.each(raceRounds)('is decided once by several admins: round %d', async () => {
    await appeal();
    const outcomes = ['lift', 'uphold', 'uphold', 'lift'];
    const { won, lost } = await race(
      outcomes.map((outcome, index) => () => decide(index % 2 ? third : second, outcome)),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual(['PT409', 'PT409', 'PT409']);
    const [decided] = await listAppeals();
    const isLifted = decided?.outcome === 'lift';
    expect(await isSuspended()).toBe(!isLifted);
    expect(await listLines()).toEqual(
      isLifted
        ? ['account_reinstated', 'account_suspended']
        : ['account_suspended', 'suspension_upheld'],
    );
    expect(await listActions()).toEqual([`decide_appeal_${decided?.outcome ?? ''}`, 'suspend']);
  });

  it('waits for a decision that another admin has begun, and keeps it', async () => {
    await appeal();
    const [{ id } = { id: '' }] = await listAppeals();
    const statement = `select public.admin_decide_appeal($1, 'uphold', 'We read it')`;
    const later = overlap(as(second, statement, id), () => decide(third, 'lift'));
    expect(await captureError(later)).toEqual({
      code: 'PT409',
      message: 'This appeal was already decided',
    });
    expect(await listAppeals()).toMatchObject([{ outcome: 'uphold', decided_by: second.id }]);
    expect(await isSuspended()).toBe(true);
  });

  it.each(raceRounds)('is written once, and decided as soon as it is there: round %d', async () => {
    const decideFirst = async (outcome: string) => {
      await until(async () => (await listAppeals()).length > 0);
      return decide(second, outcome);
    };
    const { lost } = await race([
      () => decideFirst('uphold'),
      () => appeal(),
      () => appeal(),
      () => appeal('I did nothing of the kind, ever.'),
      () => decideFirst('uphold'),
    ]);
    expect(keepLockErrors(lost)).toEqual([]);
    expect(await listAppeals()).toMatchObject([{ outcome: 'uphold' }]);
    expect(await listLines()).toEqual(['account_suspended', 'suspension_upheld']);
  });

  it.each(raceRounds)('of someone who leaves meanwhile: round %d', async () => {
    await appeal();
    const { lost } = await race([
      () => decide(second, 'lift'),
      leave(person),
      () => decide(third, 'uphold'),
      restore,
      () => appeal(),
    ]);
    expect(keepLockErrors(lost)).toEqual([]);
    expect(await listAppeals()).toEqual([]);
  });
});

describe('a suspension that is lifted', () => {
  it.each(raceRounds)('while they appeal leaves no appeal that waits: round %d', async () => {
    const { lost } = await race([() => appeal(), restore, () => appeal(), restore]);
    expect(keepLockErrors(lost)).toEqual([]);
    expect(await isSuspended()).toBe(false);
    expect((await listAppeals()).filter(({ outcome }) => outcome !== 'lift')).toEqual([]);
    expect(await listLines()).toEqual(['account_reinstated', 'account_suspended']);
    expect(await listActions()).toEqual(['restore', 'suspend']);
  });

  it('before they appeal leaves nothing to appeal', async () => {
    const statement = `select public.admin_restore($1, 'A mistake')`;
    const later = overlap(as(first, statement, person.id), () => appeal());
    expect(await captureError(later)).toEqual({
      code: 'PT409',
      message: "Your account isn't suspended",
    });
    expect(await listAppeals()).toEqual([]);
  });

  it('after they appeal answers them', async () => {
    await overlap(as(person, 'select public.appeal_suspension($1)', appealText), restore);
    expect(await listAppeals()).toMatchObject([{ outcome: 'lift', decided_by: first.id }]);
  });

  it.each(raceRounds)('and began again during a decision: round %d', async () => {
    await appeal();
    const { lost } = await race([
      () => decide(second, 'lift'),
      suspend,
      restore,
      suspend,
      () => decide(third, 'uphold'),
    ]);
    expect(keepLockErrors(lost)).toEqual([]);
    const [decided, ...others] = await listAppeals();
    expect(others).toEqual([]);
    expect(decided?.outcome).toMatch(/^(lift|uphold)$/);
    const lines = await listLines();
    const count = (kind: string) => lines.filter((each) => each === kind).length;
    expect(count('account_suspended') - count('account_reinstated')).toBe(
      Number(await isSuspended()),
    );
    expect(count('suspension_upheld')).toBe(Number(decided?.outcome === 'uphold'));
  });

  it('by a decision can begin again at once, and be appealed again', async () => {
    await appeal();
    const [{ id } = { id: '' }] = await listAppeals();
    const statement = `select public.admin_decide_appeal($1, 'lift', 'We read it')`;
    await overlap(as(second, statement, id), suspend);
    expect(await isSuspended()).toBe(true);
    await appeal();
    expect((await listAppeals()).map(({ outcome }) => outcome)).toEqual(['lift', null]);
  });
});
