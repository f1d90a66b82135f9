import type { Offer } from './offer.ts';

const FIELDS = ['title', 'price', 'due', 'revisions', 'scope', 'milestones'] as const;

type Due = { dueOn: string } | { days: number } | null;
type Compared = Pick<Offer, 'title' | 'price' | 'revisions' | 'scope' | 'milestones'> & {
  due: Due;
};

/** A field that differs between two versions. */
export type OfferChange = {
  [Field in (typeof FIELDS)[number]]: {
    field: Field;
    former: Compared[Field];
    current: Compared[Field];
  };
}[(typeof FIELDS)[number]];

type Terms = Omit<Compared, 'due'> & Pick<Offer, 'due_on' | 'days'>;

/** The changes of a version to the one before it, field by field. */
export function compareOffers(former: Terms, current: Terms): OfferChange[] {
  const before = toCompared(former);
  const after = toCompared(current);
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map(
    (field) => ({ field, former: before[field], current: after[field] }) as OfferChange,
  );
}

function toCompared({ due_on, days, ...terms }: Terms): Compared {
  const due = due_on === null ? (days === null ? null : { days }) : { dueOn: due_on };
  return { ...terms, due };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
