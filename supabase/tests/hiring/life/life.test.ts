import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../tooling/testing/rounds.ts';
import { act, getRequest } from '../../support/hiring.ts';
import type { HireRequest } from '../../support/rows.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import type { World } from '../../support/world.ts';
import { perform, sequences } from './acts.ts';
import type { Act } from './acts.ts';
import { expectCaptions } from './captions.ts';
import { findCaseContradictions } from './find-case-contradictions.ts';
import { findContradictions } from './find-contradictions.ts';
import { findPaymentContradictions } from './find-payment-contradictions.ts';
import { expectLedger, expectSameForBoth } from './ledger.ts';
import { isPayment } from './payment-acts.ts';
import { addLife, NothingToDo } from './scene.ts';
import type { Scene } from './scene.ts';
import { goOn, goToEnd } from './way-on.ts';

const inWorld = shareWorldWithoutRequests();

const lives = rounds(6, 300);

/** Otherwise the sequences would show nothing. */
const interesting = [
  ...['make_offer', 'accept_offer', 'deliver', 'approve_milestone', 'expire_offer'],
  ...['ask_end', 'decline_end', 'accept_end'],
  ...[
    'pay',
    'receive',
    'correct_invoice',
    'refund',
    'ask_credit',
    'confirm_credit',
    'confirm_refund',
  ],
  ...['open_case', 'answer_case', 'dispute_case', 'agree_case', 'withdraw_case', 'decide_case'],
  ...['accepted', 'completed', 'rejected', 'wrong side'],
];

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
async function expectSound(world: World, scene: Scene, withPayments = true) {
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
const isOfOtherSide = async (world: World, { id }: Scene, one: Act) =>
  one.by === 'others' &&
  isPayment(one) &&
  (await world.sql`select from public.invoices where hire_request_id = ${id} limit 1`).length > 0;

async function live(world: World, scene: Scene, sequence: Act[], count: (key: string) => void) {
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
      expect([one, code]).toEqual([one, expect.stringMatching(/^PT4\d\d$/)]);
    }
  }
  const { status } = await getRequest(world, scene.id);
  const events = await world.sql<{ action: string }[]>`
    select action from public.hire_request_events where hire_request_id = ${scene.id}`;
  for (const { action } of events) count(action);
  count(status);
  await expectSameForBoth(world, scene);
  await goToEnd(world, scene);
  await expectSound(world, scene);
  await expectSameForBoth(world, scene);
}

describe('whatever the two, admins and time do', () => {
  const reached = new Map<string, number>();
  const count = (key: string) => reached.set(key, (reached.get(key) ?? 0) + 1);

  // With these seeds, three lives of each kind reach every interesting act.
  it.each([
    ['a request for a service', {}, 125],
    ['a request for a price', { service_id: null, title: 'A map' }, 119],
  ])(
    'to %s, its sums, captions, versions, offers, payments and cases fit together, and someone can go on',
    async (_, input, seed) => {
      await fc.assert(
        fc.asyncProperty(sequences, (sequence) =>
          inWorld(async (world) => live(world, await addLife(world, input), sequence, count)),
        ),
        { numRuns: lives / 2, seed, endOnFailure: true },
      );
    },
    lives * 20_000,
  );

  it('reaches every interesting act', () => {
    expect(interesting.filter((key) => !reached.has(key))).toEqual([]);
  });
});
