import { z } from 'zod';

/** The items of a page if the query doesn't say. */
export const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;

/** What a query consists of is text, and what exists twice is a list, so each of these begins with a text. */
const once = (maxLength: number) =>
  z.string('Write it once.').max(maxLength, `Write up to ${maxLength} characters.`);

const words = once(200).optional().describe('Words to find.');

/** Where a list continues, and how long a page is. */
export const position = {
  cursor: once(300)
    .optional()
    .describe('The `next` of the page before. It stays right while items are added and removed.'),
  limit: once(10)
    .refine(
      (text) => /^[1-9]\d?$/.test(text) && Number(text) <= MAX_LIMIT,
      `Write a whole number from 1 to ${MAX_LIMIT}.`,
    )
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })
    .optional()
    .describe('How many items a page has.'),
};

const sorted = <const Sorts extends readonly string[]>(sorts: Sorts) =>
  z
    .enum(sorts, `Choose one of ${sorts.join(', ')}.`)
    .optional()
    .describe('The order. best, the default, ranks by where the words of `q` are.');

const anyOf = (what: string) =>
  once(500)
    .transform((text) =>
      text
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    )
    .refine((values) => values.length > 0, 'Write at least one.')
    .optional()
    .describe(`${what}, separated by commas. An item has at least one of them.`);

export const projectQuery = z.strictObject({
  q: words,
  technologies: anyOf('Technologies as the filter of the site has them, such as React'),
  sale: z
    .enum(['any', 'once', 'license'], 'Choose one of any, once, license.')
    .optional()
    .describe('Only what is for sale, in any way, once or by license.'),
  sort: sorted(['best', 'newest', 'price']),
  ...position,
});

export const creatorQuery = z.strictObject({
  q: words,
  skills: anyOf('Skills, such as React'),
  sort: sorted(['best', 'newest', 'rating']),
  ...position,
});

export const serviceQuery = z.strictObject({
  q: words,
  skills: anyOf('Skills of the creator, such as React'),
  maxPrice: once(10)
    .refine(
      (text) => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000_000,
      'Write a price from 1 to 1000000 in US dollars.',
    )
    .transform(Number)
    .meta({ type: 'number', minimum: 1, maximum: 1_000_000 })
    .optional()
    .describe('The highest price, in US dollars.'),
  sort: sorted(['best', 'newest', 'price', 'rating']),
  ...position,
});

export const positionQuery = z.strictObject(position);
/** What takes no parameters. */
export const noQuery = z.strictObject({});

export const idPath = z.object({ id: once(100) });
export const creatorPath = z.object({ creator: once(100).describe('Their id or username.') });
