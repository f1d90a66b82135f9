import type { OpenRequest } from '@showcase/data/hire-requests';
import { describe, expect, it } from 'vitest';
import { getTodayFacts } from './today-facts.ts';

const now = new Date(2026, 0, 10, 9);
const daysAgo = (days: number) => new Date(2026, 0, 10 - days, 15).toISOString();

const request = (fields: Partial<OpenRequest> = {}): OpenRequest => ({
  id: '1',
  title: 'A shop',
  price: 400,
  status: 'pending',
  delivered_at: null,
  ...fields,
});
const accepted = (price: number) => request({ status: 'accepted', price });
const delivered = (days: number, title = 'A shop') =>
  request({ status: 'accepted', price: 100, delivered_at: daysAgo(days), title });

describe('getTodayFacts', () => {
  it('has none if no request is open', () => {
    expect(getTodayFacts([], { side: 'creator', now })).toEqual([]);
  });

  it('starts for a creator with the requests that need a reply', () => {
    const requests = [request(), request(), accepted(250), delivered(3)];
    expect(getTodayFacts(requests, { side: 'creator', now })).toEqual([
      { figure: '2', label: 'requests need a reply', isUrgent: true },
      { figure: '1', label: 'to deliver' },
      { figure: 'Jan 21', title: 'A shop', label: 'completes' },
      { figure: '$350.00', label: 'agreed and open' },
    ]);
  });

  it('starts for a client with the deliveries to review', () => {
    const requests = [request(), accepted(250), delivered(3)];
    expect(getTodayFacts(requests, { side: 'client', now })).toEqual([
      { figure: '1', label: 'delivery to review', isUrgent: true },
      { figure: 'Jan 21', title: 'A shop', label: 'completes' },
      { figure: '1', label: 'request awaiting a reply' },
      { figure: '$350.00', label: 'agreed and open' },
    ]);
  });

  it('is not urgent if nothing needs an answer', () => {
    const [first, , due] = getTodayFacts([accepted(250)], { side: 'creator', now });
    expect(first).toEqual({ figure: '0', label: 'requests need a reply' });
    expect(due).toEqual({ figure: '—', label: 'no deadlines' });
  });

  it.each([
    [15, 'Today'],
    [14, 'Today'],
    [13, 'Tomorrow'],
    [12, 'Jan 12'],
  ])('names the day that a delivery of %i days ago completes: %s', (days, figure) => {
    const [, due] = getTodayFacts([delivered(days)], { side: 'client', now });
    expect(due?.figure).toBe(figure);
  });

  it('shows the delivery that completes next', () => {
    const [, due] = getTodayFacts([delivered(1), delivered(9, 'A map')], { side: 'client', now });
    expect(due?.title).toBe('A map');
  });
});
