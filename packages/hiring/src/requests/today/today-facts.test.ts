import { getOwnZone } from '@showcase/data/days';
import type { OpenRequest, RequestDate } from '@showcase/data/hire-requests';
import { describe, expect, it } from 'vitest';
import { getTodayFacts } from './today-facts.ts';

const now = new Date(2026, 0, 10, 9);

const request = (fields: Partial<OpenRequest> = {}): OpenRequest => ({
  id: '1',
  title: 'A shop',
  price: 400,
  status: 'pending',
  delivered_at: null,
  open_offer: null,
  milestones: [],
  cases: [],
  ...fields,
});
const accepted = (price: number) => request({ status: 'accepted', price });
const delivered = request({
  status: 'accepted',
  price: 100,
  delivered_at: new Date(2026, 0, 7).toISOString(),
});
const offered = request({ price: null, open_offer: { side: 'creator' } });

const date = (fields: Partial<RequestDate>): RequestDate => ({
  request_id: '1',
  title: 'A shop',
  kind: 'approval',
  due_on: null,
  at: new Date(2026, 0, 21).toISOString(),
  milestone: null,
  number: 1,
  time_zone: getOwnZone(),
  ...fields,
});
const due = (due_on: string) => date({ kind: 'due', due_on, at: null });
const dates = [date({ kind: 'offer', at: now.toISOString() }), date({})];

describe('getTodayFacts', () => {
  it('has none if no request is open', () => {
    expect(getTodayFacts([], { side: 'creator', now, dates })).toEqual([]);
  });

  it('starts for a creator with the requests that need a reply', () => {
    const requests = [request(), request({ open_offer: { side: 'client' } }), offered];
    const facts = getTodayFacts([...requests, accepted(250), delivered], {
      side: 'creator',
      now,
      dates,
    });
    expect(facts).toEqual([
      { figure: '2', label: 'requests need a reply', isUrgent: true },
      { figure: '1', label: 'to deliver' },
      { figure: 'Jan 21', title: 'A shop', label: 'approved automatically' },
      { figure: '$350.00', label: 'agreed and open' },
    ]);
  });

  it('starts for a client with the deliveries to review', () => {
    const requests = [request(), accepted(250), delivered];
    expect(getTodayFacts(requests, { side: 'client', now, dates })).toEqual([
      { figure: '1', label: 'delivery to review', isUrgent: true },
      { figure: 'Jan 21', title: 'A shop', label: 'approved automatically' },
      { figure: '1', label: 'request awaiting a reply' },
      { figure: '$350.00', label: 'agreed and open' },
    ]);
  });

  it.each(['creator', 'client'] as const)(
    'counts for a %s as open only what is not approved yet',
    (side) => {
      const milestones = [
        { price: 350.1, approved_at: now.toISOString() },
        { price: 0.2, approved_at: now.toISOString() },
        { price: 1000.5, approved_at: null },
      ];
      const begun = request({ status: 'accepted', price: 1350.8, milestones });
      const facts = getTodayFacts([begun, accepted(250)], { side, now, dates });
      expect(facts.at(-1)).toEqual({ figure: '$1,250.50', label: 'agreed and open' });
    },
  );

  it('counts no delivery to review while a case about it is open', () => {
    const closed = {
      ...delivered,
      cases: [
        { closed_at: now.toISOString(), kind: 'delivery' },
        { closed_at: null, kind: 'money_back' },
      ],
    };
    const held = { ...delivered, cases: [{ closed_at: null, kind: 'delivery' }] };
    const [first] = getTodayFacts([closed, held], { side: 'client', now, dates });
    expect(first).toEqual({ figure: '1', label: 'delivery to review', isUrgent: true });
  });

  it('counts the offers that a client has to answer with the deliveries', () => {
    const requests = [request(), offered, delivered];
    const [first, , third] = getTodayFacts(requests, { side: 'client', now, dates });
    expect(first).toEqual({ figure: '2', label: 'wait for you', isUrgent: true });
    expect(third).toEqual({ figure: '1', label: 'request awaiting a reply' });
  });

  it('is not urgent if nothing needs an answer', () => {
    const facts = getTodayFacts([accepted(250)], { side: 'creator', now, dates: [] });
    expect(facts[0]).toEqual({ figure: '0', label: 'requests need a reply' });
    expect(facts[2]).toEqual({ figure: '—', label: 'no deadlines' });
  });

  it('does not claim that there are no deadlines if they failed to load', () => {
    const facts = getTodayFacts([accepted(250)], { side: 'client', now, dates: null });
    expect(facts[1]).toEqual({ figure: '—', label: "deadlines didn't load" });
  });

  it.each([
    [due('2026-01-10'), { figure: 'Today', label: 'due' }],
    [due('2026-01-11'), { figure: 'Tomorrow', label: 'due' }],
    [due('2026-01-12'), { figure: 'Jan 12', label: 'due' }],
    [due('2026-01-08'), { figure: 'Jan 8', label: 'was due', isUrgent: true }],
    [
      date({ at: new Date(2026, 0, 10, 23).toISOString() }),
      { figure: 'Today', label: 'approved automatically' },
    ],
    [
      date({ at: new Date(2026, 0, 11, 1).toISOString() }),
      { figure: 'Tomorrow', label: 'approved automatically' },
    ],
  ])('names the next deadline of %j', (next, expected) => {
    const [, fact] = getTodayFacts([delivered], { side: 'client', now, dates: [next, ...dates] });
    expect(fact).toEqual({ title: 'A shop', ...expected });
  });

  it.each([
    ['2026-01-10T11:59:59Z', 'Today', 'due'],
    ['2026-01-10T12:00:00Z', 'Jan 9', 'was due'],
  ])('names a deadline by the day where the creator is: at %s', (time, figure, label) => {
    const next = { ...due('2026-01-09'), time_zone: 'Etc/GMT+12' };
    const options = { side: 'client', now: new Date(time), dates: [next] } as const;
    expect(getTodayFacts([delivered], options)[1]).toMatchObject({ figure, label });
  });
});
