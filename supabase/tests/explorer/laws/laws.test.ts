import { describe, expect, it } from 'vitest';
import type { Act } from '../acts/act.ts';
import type { Visited } from '../walk/graph.ts';
import { nothingHappened } from '../state.ts';
import type { Side, State } from '../state.ts';
import { findBroken } from './laws.ts';
import { listUndecided } from './way-out.ts';

const person = { is_suspended: false, suspended_days: null, is_dev: false, has_blocked: false };

const state = (status: State['rows']['status'], due: string[] = []): State => ({
  rows: {
    ...{ status, delivered: null, milestone: 1, end_by: null, hidden: false, offer: null },
    ...{ invoices: null, refunds: null, cases: null, review: null, was_delivered: false },
    people: { client: person, creator: person },
    files: null,
    lines: due.length > 0 ? [['client', 'request_delivered', due[0] ?? null, true, true]] : null,
  },
  details: {
    ...{ version: 1, turn: null, recent: [], offers: 0, offer: null, item: null, invoices: null },
    ...{
      refunds: null,
      case: null,
      cases: 0,
      review: null,
      files: null,
      due: { client: due, creator: [] },
    },
  },
  facts: nothingHappened,
});

const visited = (key: string, of: State, isWalked = true): Visited => ({
  ...{ key, state: of, isWalked, from: null, acts: [key], path: [], edges: [], view: null },
  ...{ walkedFor: new Set<Side>(), done: new Set<string>(), rejections: new Map<string, string>() },
});

const act = (by: Act['by'], more: Partial<Act> = {}): Act => ({
  ...{ name: `the ${by} acts`, by, call: () => null },
  ...more,
});

const sentencesOf = (graph: Visited[]) => findBroken(graph).map(({ sentence }) => sentence);
const stuck = (side: Side) => `The ${side} has no way out alone: the work stays open`;

describe('a way out', () => {
  const open = () => visited('open', state('accepted'));
  const over = (isWalked = true) => visited('over', state('rejected'), isWalked);

  it('is what a side does alone, or time', () => {
    const from = open();
    const to = over();
    from.edges.push({ act: act('client'), to, isTrue: true });
    expect(sentencesOf([from, to])).toEqual([stuck('creator')]);
    from.edges.push({ act: act('time'), to, isTrue: true });
    expect(sentencesOf([from, to])).toEqual([]);
  });

  it.each([
    ['a lie', act('time'), false],
    ['about an account', act('time', { isAboutPeople: true }), true],
    ['nothing without the other side', act('time', { needsOther: true }), true],
  ])('is none that is %s', (_, one, isTrue) => {
    const from = open();
    const to = over();
    from.edges.push({ act: one, to, isTrue });
    expect(sentencesOf([from, to])).toEqual([stuck('client'), stuck('creator')]);
  });

  it('may lie beyond what was walked', () => {
    const from = open();
    const edge = visited('edge', state('accepted'), false);
    from.edges.push({ act: act('time'), to: edge, isTrue: true });
    expect(sentencesOf([from, edge])).toEqual([]);
    expect(listUndecided([from, edge], 'client')).toEqual([edge]);
    edge.walkedFor.add('client');
    expect(sentencesOf([from, edge])).toEqual([stuck('client')]);
  });

  it('leads to where nothing waits for the side', () => {
    const at = visited('unpaid', state('completed', ['pay']));
    expect(sentencesOf([at])).toEqual([
      'The client has no way out alone: this waits for the client for ever: pay',
    ]);
  });
});
