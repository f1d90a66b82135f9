import fc from 'fast-check';
import { call } from '../../../admin/admins.ts';
import { answerCase, decisionNote, openCase } from '../../../cases/cases.ts';
import type { World } from '../../../support/world.ts';
import { shares } from './scene.ts';
import type { Scene, Share, Side } from './scene.ts';

type Answer = 'accept' | 'counter' | 'dispute' | 'withdraw' | 'appeal';
/** Acts on the last case of the request; `others` is the side that doesn't have the turn. */
export type CaseAct =
  | { by: 'theirs' | 'others'; does: 'open a case'; wants: string; share: Share }
  | {
      by: 'theirs' | 'others';
      does: 'answer a case';
      answer: Answer;
      outcome: string;
      share: Share;
    }
  | { by: 'first' | 'second'; does: 'decide'; outcome: string; share: Share };
export const isInCase = (act: { does: string }): act is CaseAct =>
  ['open a case', 'answer a case', 'decide'].includes(act.does);

const by = fc.constantFrom<'theirs' | 'others'>('theirs', 'theirs', 'theirs', 'theirs', 'others');
const share = fc.constantFrom<Share>('cent', 'third', 'third', 'nearly all', 'all');

export const caseActs: fc.Arbitrary<CaseAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ by, share, does: fc.constant('open a case' as const) },
      wants: fc.constantFrom('all', 'part', 'redo'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ by, share, does: fc.constant('answer a case' as const) },
      answer: fc.constantFrom<Answer>(
        ...(['accept', 'counter', 'counter', 'dispute', 'withdraw', 'withdraw', 'appeal'] as const),
      ),
      outcome: fc.constantFrom('all', 'part', 'redo', 'none'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constantFrom<'first' | 'second'>('first', 'second'),
      does: fc.constant('decide' as const),
      outcome: fc.constantFrom('full', 'part', 'none'),
      share,
    }),
  },
);

type CaseRow = { id: string; status: string; total: string };

/** Opens a case if there is none, disputes it before a decision, and does again what both agreed to do again. */
export async function performInCase(world: World, scene: Scene, act: CaseAct): Promise<unknown> {
  if (act.does === 'open a case') {
    const [request] = await world.sql<{ total: string }[]>`
      select coalesce((select s.cents from private.case_subjects(h) s order by s.subject limit 1), 0) as total
      from public.hire_requests h where h.id = ${scene.id}`;
    const cents = act.wants === 'part' ? shares[act.share](Number(request?.total)) : null;
    const person = scene[act.by === 'theirs' ? 'client' : 'creator'];
    return world.as(person, (sql) => openCase(sql, { request: scene.id, wants: act.wants, cents }));
  }
  const [last] = await world.sql<CaseRow[]>`
    select c.id, c.status, private.amount_in_dispute(c) as total from public.cases c
    where c.hire_request_id = ${scene.id} order by c.closed_at is null desc, c.ctid desc limit 1`;
  if (!last) {
    return performInCase(world, scene, { ...act, by: 'theirs', does: 'open a case', wants: 'all' });
  }
  const { id, outcome, cents } = {
    ...{ id: last.id, outcome: act.outcome },
    cents: act.outcome === 'part' ? shares[act.share](Number(last.total)) : null,
  };
  if (act.does === 'decide' && ['open', 'countered', 'redone'].includes(last.status)) {
    const person = scene[last.status === 'open' ? 'creator' : 'client'];
    return world.as(person, (sql) => answerCase(sql, { id, action: 'dispute' }));
  }
  if (act.does === 'decide') {
    const args = { id, outcome, note: decisionNote, cents };
    return call(world, scene[act.by], { name: 'admin_decide_case', ...args });
  }
  const isForClient = last.status === 'countered' || last.status === 'redone';
  const turn: Record<Answer, Side> = {
    accept: isForClient ? 'client' : 'creator',
    dispute: isForClient ? 'client' : 'creator',
    ...{ counter: 'creator', withdraw: 'client', appeal: 'creator' },
  };
  const other = turn[act.answer] === 'client' ? 'creator' : 'client';
  const person = scene[act.by === 'theirs' ? turn[act.answer] : other];
  const terms = act.answer === 'counter' ? { outcome, cents } : {};
  const action = act.answer === 'accept' && last.status === 'redoing' ? 'redo' : act.answer;
  return world.as(person, (sql) => answerCase(sql, { id, action, ...terms }));
}
