import { DataError } from '../../../src/client/data-error.ts';
import { actOnHireRequest } from '../../../src/hire-requests/actions/act-on-hire-request.ts';
import type {
  HireRequestAction,
  HireRequestWithHistory,
} from '../../../src/hire-requests/hire-request.ts';
import type { OfferTerms, ProposedMilestone } from '../../../src/hire-requests/offers/offer.ts';
import { getHireRequest } from '../../../src/hire-requests/reading/read-hire-requests.ts';
import {
  answerOffer,
  makeOffer,
  requestMoreTime,
} from '../../../src/hire-requests/offers/write-offers.ts';
import type { People, Side } from '../backends.ts';
import { hire, NOTE, toAct } from '../requests/hiring-cases.ts';

type Person = 'client' | 'creator' | 'stranger';

/** A date like 2026-12-31, in some days. */
export const dateIn = (days: number) => instantIn(days).slice(0, 10);
export const instantIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const TERMS: OfferTerms = {
  title: 'A map of tides',
  scope: 'A map of tides for the harbor, with the hours of the ferry.',
  price: 300,
  revisions: 1,
  dueOn: null,
  days: 10,
  milestones: [],
  note: null,
  validUntil: instantIn(5),
};

export const part = (changes: Partial<ProposedMilestone> = {}): ProposedMilestone => ({
  title: 'Draft',
  price: 100,
  due_on: dateIn(20),
  is_trial: false,
  ...changes,
});

/** The terms with these milestones instead of a number of days. */
export const inParts = (...milestones: ProposedMilestone[]): Partial<OfferTerms> => ({
  days: null,
  milestones,
});

/** A request of its own, with each act on it in one line. */
export async function open(people: People, input: Parameters<typeof hire>[1] = {}) {
  const { id } = await hire(people, input);
  const side = (person: Person): Side => people[person];
  const read = async (): Promise<HireRequestWithHistory> => {
    const request = await getHireRequest(people.client.client, id);
    if (!request) throw new Error('The client has no such request');
    return request;
  };
  return {
    id,
    read,
    act: (person: Person, action: HireRequestAction, note = NOTE) =>
      actOnHireRequest(side(person).client, toAct(id, action, note)),
    offer: async (
      person: Person,
      terms: Partial<OfferTerms> = {},
      { offerKey = '', expectedVersion = 0 } = {},
    ) => {
      const version = expectedVersion || (await read()).version;
      return makeOffer(side(person).client, {
        id,
        terms: { ...TERMS, ...terms },
        offerKey: offerKey || crypto.randomUUID(),
        expectedVersion: version,
      });
    },
    moreTime: async (person: Person, dueOn: string, reason = 'The photos are late.') => {
      const { version } = await read();
      const input = { id, dueOn, reason, offerKey: crypto.randomUUID(), expectedVersion: version };
      return requestMoreTime(side(person).client, input);
    },
    /** Answers the latest version, or the one with this number. */
    answer: async (person: Person, action: 'accept' | 'decline' | 'withdraw', number?: number) => {
      const { offers } = await read();
      const offer = number === undefined ? offers.at(-1) : offers[number];
      return answerOffer(side(person).client, { id: offer?.id ?? '', action });
    },
  };
}

export type Opened = Awaited<ReturnType<typeof open>>;

/** The sentence with which an attempt is rejected. */
export async function sentenceOf(attempt: Promise<unknown>) {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof DataError) return error.sentence;
    throw error;
  }
  return 'accepted';
}

const TEN = { due_on: dateIn(10) };
export const THREE_PARTS = inParts(
  part({ ...TEN, is_trial: true }),
  part({ title: 'Map' }),
  part({ title: 'Print', due_on: dateIn(30) }),
);

type Run = (request: Opened, people: People) => Promise<unknown>;

/** The steps after the client accepted an offer of three parts. */
export const inWork =
  (run: Run, terms = THREE_PARTS) =>
  async (people: People) => {
    const request = await open(people);
    await request.offer('creator', terms);
    await request.answer('client', 'accept');
    return run(request, people);
  };

/** The sentence with which what happens then is rejected. */
export const failing = (run: Run, terms = THREE_PARTS) =>
  inWork((request, people) => sentenceOf(run(request, people)), terms);
