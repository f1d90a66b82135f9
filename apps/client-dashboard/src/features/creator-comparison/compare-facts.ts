import { describeDuration, getOnTimeShare, type ComparedCreator } from '@showcase/data/reputation';
import { describeAvailability } from '@showcase/kit/card-lists';
import { formatCount, formatShortMoney } from '@showcase/ui';

/** Why a fact of a creator is missing. */
type Missing = { missing: string };

/** A fact of one creator; `amount` says which of several is the best. */
type Fact = { text: string; amount?: number } | Missing;

type FactRow = {
  label: string;
  /** Which amount is the best, and how it is marked. */
  best?: { mark: string; of: 'least' | 'greatest' };
  getFact: (creator: ComparedCreator) => Fact;
};

const NOT_STATED = { missing: 'Not stated' };
const NO_SERVICE = { missing: 'No service yet' };
const TOO_FEW = { missing: 'Fewer than three cases' };

/** A rating of fewer reviews says little. */
const MIN_REVIEWS = 3;

const lowest = { mark: 'Lowest', of: 'least' } as const;
const fastest = { mark: 'Fastest', of: 'least' } as const;
const highest = { mark: 'Highest', of: 'greatest' } as const;
const greatest = { mark: 'Most', of: 'greatest' } as const;

const count = (amount: number, noun: string) => ({
  text: `${formatCount(amount)} ${amount === 1 ? noun : `${noun}s`}`,
  amount,
});

const ROWS: FactRow[] = [
  {
    label: 'Hourly rate',
    best: lowest,
    getFact: ({ hourly_rate: amount }) =>
      amount ? { text: `${formatShortMoney(amount)} per hour`, amount } : NOT_STATED,
  },
  {
    label: 'Availability',
    getFact({ availability }) {
      const text = describeAvailability(availability)?.label;
      return text === undefined ? NOT_STATED : { text };
    },
  },
  {
    label: 'Starting price',
    best: lowest,
    getFact: ({ offer }) =>
      offer ? { text: formatShortMoney(offer.price), amount: offer.price } : NO_SERVICE,
  },
  {
    label: 'Delivery',
    best: fastest,
    getFact({ offer }) {
      if (!offer) return NO_SERVICE;
      const text = offer.duration.replaceAll(/(\d)\s*-\s*(\d)/g, '$1–$2');
      return offer.days === null ? { text } : { text, amount: offer.days };
    },
  },
  {
    label: 'Rating',
    best: highest,
    getFact({ rating_avg, rating_count }) {
      if (rating_count === 0) return { text: 'No reviews yet' };
      const text = `${rating_avg.toFixed(1)} (${count(rating_count, 'review').text})`;
      return rating_count < MIN_REVIEWS ? { text } : { text, amount: rating_avg };
    },
  },
  {
    label: 'Usually answers',
    best: fastest,
    getFact: ({ record: { answer_seconds: amount } }) =>
      amount === null ? TOO_FEW : { text: toSentence(describeDuration(amount)), amount },
  },
  {
    label: 'Finished jobs',
    best: greatest,
    getFact: ({ record }) => (record.finished === null ? TOO_FEW : count(record.finished, 'job')),
  },
  {
    label: 'Overdue refunds',
    getFact: ({ record: { overdue_refunds } }) =>
      overdue_refunds === 0 ? { text: 'None' } : count(overdue_refunds, 'refund'),
  },
  {
    label: 'Finished on time',
    best: highest,
    getFact({ record }) {
      const amount = getOnTimeShare(record);
      return amount === null ? TOO_FEW : { text: `${amount}%`, amount };
    },
  },
  {
    label: 'Repeat clients',
    best: greatest,
    getFact: ({ record }) =>
      record.repeat_clients === null ? TOO_FEW : count(record.repeat_clients, 'client'),
  },
  {
    label: 'Experience',
    best: greatest,
    getFact: ({ years_experience: years }) => (years === null ? NOT_STATED : count(years, 'year')),
  },
  {
    label: 'Projects',
    best: greatest,
    getFact: ({ project_count }) => count(project_count, 'project'),
  },
  {
    label: 'Location',
    getFact: ({ location }) => (location ? { text: location } : NOT_STATED),
  },
];

export type ComparedFact = { text: string; mark: string | null } | Missing;

export type ComparedRow = {
  label: string;
  /** True if all creators have the same fact. */
  isSame: boolean;
  /** In the order of the creators. */
  facts: ComparedFact[];
};

/** The facts of creators, side by side. There is no total: what counts is for the client to decide. */
export function compareFacts(creators: readonly ComparedCreator[]): ComparedRow[] {
  return ROWS.map(({ label, best, getFact }) => {
    const facts = creators.map(getFact);
    const texts = facts.map((fact) => ('text' in fact ? fact.text : ''));
    const isSame = new Set(texts).size <= 1;
    const bestText = best && !isSame ? findBest(facts, best.of) : null;
    return {
      label,
      isSame,
      facts: facts.map((fact) =>
        'missing' in fact
          ? fact
          : { text: fact.text, mark: fact.text === bestText ? (best?.mark ?? null) : null },
      ),
    };
  });
}

/** The text of the best amount, if there are several to choose from: equal texts are equally good. */
function findBest(facts: readonly Fact[], of: 'least' | 'greatest') {
  const known = facts.flatMap((fact) =>
    'text' in fact && fact.amount !== undefined ? [{ text: fact.text, amount: fact.amount }] : [],
  );
  if (new Set(known.map(({ text }) => text)).size < 2) return null;
  const [first] = known.toSorted((a, b) => (of === 'least' ? 1 : -1) * (a.amount - b.amount));
  return first?.text ?? null;
}

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type ComparedList = {
  /** True if all creators have the same items. */
  isSame: boolean;
  /** In the order of the creators; what they all share comes first, in the same order for each. */
  lists: { item: string; isShared: boolean }[][];
};

/** Lists such as skills, without regard to case. */
export function compareLists(lists: readonly (readonly string[])[]): ComparedList {
  const keys = lists.map((list) => new Set(list.map((item) => item.toLowerCase())));
  const isShared = (item: string) =>
    lists.length > 1 && keys.every((key) => key.has(item.toLowerCase()));
  const shared = (lists[0] ?? []).filter(isShared).map((item) => item.toLowerCase());
  const rank = (item: string) =>
    isShared(item) ? shared.indexOf(item.toLowerCase()) : shared.length;
  return {
    isSame:
      lists.every((list) => list.every(isShared)) || lists.every(({ length }) => length === 0),
    lists: lists.map((list) => {
      const items = list.map((item) => ({ item, isShared: isShared(item) }));
      return items.toSorted((a, b) => rank(a.item) - rank(b.item));
    }),
  };
}
