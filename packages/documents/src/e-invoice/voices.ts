export type Side = 'seller' | 'buyer';

export const SIDES: readonly Side[] = ['seller', 'buyer'];

/** What billing details of a side lack: 'a city'. */
export type Missing = { side: Side; field: string };

/** A sentence, or one field of the sentence about a side. */
export type Problem = string | Missing;

export type Voice = Record<
  Side,
  { hasNot: (fields: string) => string; whose: string; vatId: string }
>;

export const FOR_BOTH: Voice = {
  seller: {
    hasNot: (fields) => `The creator has not added ${fields} to their billing details.`,
    ...{ whose: 'of the creator', vatId: 'The VAT ID of the creator' },
  },
  buyer: {
    hasNot: (fields) => `The client has not added ${fields} to their billing details.`,
    ...{ whose: 'of the client', vatId: 'The VAT ID of the client' },
  },
};

export const FOR_SELLER: Voice = {
  seller: {
    hasNot: (fields) => `You have not added ${fields} to your billing details.`,
    ...{ whose: 'of yours', vatId: 'Your VAT ID' },
  },
  buyer: {
    hasNot: (fields) => `Your client has not added ${fields} to their billing details.`,
    ...{ whose: 'of your client', vatId: "Your client's VAT ID" },
  },
};

const list = new Intl.ListFormat('en');

/** All that a side lacks is one sentence. */
export function toSentences(problems: readonly Problem[], voice: Voice): string[] {
  const missing = problems.filter((problem) => typeof problem !== 'string');
  const ofSides = SIDES.flatMap((side) => {
    const fields = missing.flatMap((one) => (one.side === side ? [one.field] : []));
    return fields.length > 0 ? [voice[side].hasNot(list.format(new Set(fields)))] : [];
  });
  return [...ofSides, ...problems.filter((problem) => typeof problem === 'string')];
}
