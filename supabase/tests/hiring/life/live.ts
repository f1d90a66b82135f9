import { expect } from 'vitest';
import { act, getRequest } from '../../support/hiring.ts';
import type { HireRequest } from '../../support/rows.ts';
import type { World } from '../../support/world.ts';
import { perform } from './acts/acts.ts';
import type { Act } from './acts/acts.ts';
import { isPayment } from './acts/payment-acts.ts';
import { findLeaver, NothingToDo } from './acts/scene.ts';
import type { Scene } from './acts/scene.ts';
import { goOn, goToEnd } from './acts/way-on.ts';
import { expectCaptions } from './checks/captions.ts';
import { findCaseContradictions } from './checks/find-case-contradictions.ts';
import { findContradictions } from './checks/find-contradictions.ts';
import { findPaymentContradictions } from './checks/find-payment-contradictions.ts';
import { expectLedger, expectSameForBoth } from './checks/ledger.ts';

class Undo extends Error {}

/** What is about a payment or a case before there is one leads there instead. */
async function performOrGoOn(world: World, scene: Scene, one: Act) {
  await perform(world, scene, one).catch(async (error: unknown) => {
    if (!(error instanceof NothingToDo)) throw error;
    const request = await getRequest(world, scene.id);
    if (request.status === 'pending') {
      await world.as(scene.creator, (sql) => act(sql, { id: request.id, action: 'accept' }));
    } else {
      await goOn(world, scene, request);
    }
  });
}

/** The code of the error, or null if it succeeded; nothing of a failed act remains. */
const attempt = (world: World, run: () => Promise<unknown>): Promise<string | null> =>
  world.sql.savepoint(run).then(
    () => null,
    (reason: unknown) =>
      reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason),
  );

async function canGoOn(world: World, scene: Scene, request: HireRequest) {
  let after = request;
  await world.sql
    .savepoint(async () => {
      await goOn(world, scene, request);
      after = await getRequest(world, scene.id);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return after.version > request.version;
}

/** With the payments, which an act about terms leaves alone. */
export async function expectSound(world: World, scene: Scene, withPayments = true) {
  expect(await findContradictions(world.sql, scene.id)).toEqual([]);
  await expectCaptions(world, scene);
  if (!withPayments) return;
  expect(await findPaymentContradictions(world.sql, scene.id)).toEqual([]);
  expect(await findCaseContradictions(world.sql, scene.id)).toEqual([]);
  await expectLedger(world, scene);
}

const isAboutTerms = ({ does }: Act) =>
  ['offer', 'answer', 'ask to end', 'request time'].includes(does);
/** Whether it is about an invoice that exists, and not for this side to say. */
const isOfOtherSide = async (world: World, scene: Scene, one: Act) =>
  one.by === 'others' &&
  isPayment(one) &&
  (await findLeaver(world, scene)) === null &&
  (await world.sql`select from public.invoices where hire_request_id = ${scene.id} limit 1`)
    .length > 0;

export async function listSteps(world: World, { id }: Scene) {
  const events = await world.sql<{ action: string }[]>`
    select action from public.hire_request_events where hire_request_id = ${id}`;
  return events.map(({ action }) => action);
}

/** Acts one after the other, after each of which all figures are compared; then everybody does what waits for them. */
export async function live(
  world: World,
  scene: Scene,
  sequence: Act[],
  count: (key: string) => void,
) {
  for (const [index, one] of sequence.entries()) {
    const isWrongSide = await isOfOtherSide(world, scene, one);
    const code = await attempt(world, () => performOrGoOn(world, scene, one));
    if (isWrongSide) {
      expect([one, code]).toEqual([one, 'PT403']);
      count('wrong side');
    }
    if (code === null) {
      await expectSound(world, scene, !isAboutTerms(one));
      const request = await getRequest(world, scene.id);
      const isOpen = request.status === 'pending' || request.status === 'accepted';
      // That costs as much as two acts.
      if (isOpen && index % 2 === 0) {
        expect(await canGoOn(world, scene, request)).toBe(true);
      }
    } else {
      // Only a policy refuses what a suspended person writes to their profile.
      const expected = one.does === 'stay as a client' ? /^42501$/ : /^PT4\d\d$/;
      expect([one, code]).toEqual([one, expect.stringMatching(expected)]);
    }
  }
  const { status } = await getRequest(world, scene.id);
  for (const step of await listSteps(world, scene)) count(step);
  count(status);
  await expectSameForBoth(world, scene);
  await goToEnd(world, scene);
  await expectSound(world, scene);
  await expectSameForBoth(world, scene);
}
