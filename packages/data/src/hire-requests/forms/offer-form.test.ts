import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMilestone } from '../../testing/hiring/rows.ts';
import { offerDraftSchema } from './offer-draft.ts';
import { offerSchemaFor, type OfferValues } from './offer-form.ts';

const zone = { time_zone: 'UTC' };
const offerSchema = offerSchemaFor({ ...zone, revisions: null, revisions_used: 0, milestones: [] });
const SCOPE = 'One page that shows where and when, for phones first.';
const VALID: OfferValues = {
  title: 'A landing page',
  scope: SCOPE,
  price: '900',
  revisions: '2',
  due: 'days',
  dueOn: '',
  days: '10',
  validUntil: '2026-06-08',
  note: '',
  milestones: [],
};

const part = (changes: Partial<OfferValues['milestones'][number]> = {}) => ({
  title: 'Draft',
  price: '300',
  dueOn: '2026-06-10',
  isTrial: false,
  ...changes,
});
const plan = (...milestones: OfferValues['milestones']) => ({ milestones });
const [first, second] = [part(), part({ price: '600', dueOn: '2026-06-20' })];

const getIssues = (schema: typeof offerSchema, values: Partial<OfferValues>) =>
  (schema.safeParse({ ...VALID, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
  return () => vi.useRealTimers();
});

describe('an offer', () => {
  it.each<Partial<OfferValues>>([
    {},
    { price: '1', scope: 'x'.repeat(20), days: '1', revisions: '0' },
    { price: '1000000.00', scope: 'x'.repeat(4000), days: '730', revisions: '20' },
    { title: '🚀'.repeat(150), revisions: '', note: 'x'.repeat(2000) },
    { due: 'date', dueOn: '2026-06-01', days: '' },
    { due: 'date', dueOn: '2028-05-31', days: 'ten' },
    { validUntil: '2026-06-01' },
    { validUntil: '2026-08-29' },
    plan(part({ price: '900' })),
    { ...plan(first, second), days: '' },
    { ...plan(part({ price: '1.1' }), part({ price: '2.2' })), price: '3.3' },
    plan(part({ isTrial: true }), part({ price: '600' })),
    plan(...Array.from({ length: 12 }, () => part({ price: '75' }))),
  ])('is valid with %j', (values) => {
    expect(getIssues(offerSchema, values)).toEqual([]);
  });

  it.each<[Partial<OfferValues>, string, string]>([
    [{ title: ' ' }, 'title', 'Add a title of at most 150 characters'],
    [{ title: 'x'.repeat(151) }, 'title', 'Add a title of at most 150 characters'],
    [{ scope: 'Too short' }, 'scope', 'Describe the scope in at least 20 characters'],
    [{ scope: '\u3164'.repeat(30) }, 'scope', 'Describe the scope in at least 20 characters'],
    [{ scope: 'x'.repeat(4001) }, 'scope', 'Use at most 4000 characters for the scope'],
    [{ price: '' }, 'price', 'Enter a price from $1 to $1,000,000'],
    [{ price: '0.99' }, 'price', 'Enter a price from $1 to $1,000,000'],
    [{ price: '1000000.01' }, 'price', 'Enter a price from $1 to $1,000,000'],
    [{ price: '10.005' }, 'price', 'Use at most two decimals, such as 10.50'],
    [{ revisions: '21' }, 'revisions', 'Enter 0 to 20 revisions'],
    [{ revisions: '1.5' }, 'revisions', 'Enter 0 to 20 revisions'],
    [{ days: '' }, 'days', 'Add a due date or a number of days'],
    [{ days: '0' }, 'days', 'Enter 1 to 730 days'],
    [{ days: '731' }, 'days', 'Enter 1 to 730 days'],
    [{ days: '2.5' }, 'days', 'Enter 1 to 730 days'],
    [{ due: 'date' }, 'dueOn', 'Add a due date or a number of days'],
    [{ due: 'date', dueOn: '2026-05-31' }, 'dueOn', 'Choose a due date within the next two years'],
    [{ due: 'date', dueOn: '2028-06-01' }, 'dueOn', 'Choose a due date within the next two years'],
    [
      { validUntil: '' },
      'validUntil',
      'Choose a date in the future until which the offer is valid',
    ],
    [
      { validUntil: '2026-05-31' },
      'validUntil',
      'Choose a date in the future until which the offer is valid',
    ],
    [{ validUntil: '2026-08-30' }, 'validUntil', 'An offer is valid for at most 90 days'],
    [{ note: 'x'.repeat(2001) }, 'note', 'Use at most 2,000 characters'],
  ])('with %j is invalid at %s', (values, field, message) => {
    expect(getIssues(offerSchema, values)).toEqual([[field, message]]);
  });
});

describe('its milestones', () => {
  it.each<[Partial<OfferValues>, string, string]>([
    [
      plan(part({ title: ' ' }), second),
      'milestones.0.title',
      'Add a title of at most 150 characters',
    ],
    [
      plan(first, part({ price: '0' })),
      'milestones.1.price',
      'Enter a price from $1 to $1,000,000',
    ],
    [
      plan(first, part({ price: '600', dueOn: '' })),
      'milestones.1.dueOn',
      'Choose a due date within the next two years',
    ],
    [
      plan(first, part({ price: '600', dueOn: '2026-06-09' })),
      'milestones.1.dueOn',
      'This is due before the one before it',
    ],
    [
      plan(first, { ...second, isTrial: true }),
      'milestones',
      'Only the first milestone can be a paid trial',
    ],
    [plan(first), 'milestones', 'The milestones add up to $300.00, not $900.00'],
    [
      plan(part({ price: '299.99' }), second),
      'milestones',
      'The milestones add up to $899.99, not $900.00',
    ],
    [plan(...Array.from({ length: 13 }, () => part())), 'milestones', 'Use at most 12 milestones'],
  ])('as %j are invalid at %s', (values, field, message) => {
    expect(getIssues(offerSchema, values)).toEqual([[field, message]]);
  });
});

describe('a change of work', () => {
  const milestones = [
    aMilestone({ price: 400, approved_at: '2026-05-20T12:00:00.000Z' }),
    aMilestone({ number: 2, price: 600 }),
  ];
  const schema = offerSchemaFor({ ...zone, revisions: 50, revisions_used: 1, milestones });

  it.each<Partial<OfferValues>>([
    { revisions: '50' },
    { revisions: '1' },
    { revisions: '' },
    { price: '401' },
    { price: '1300', ...plan(first, second) },
  ])('is valid with %j', (values) => {
    expect(getIssues(schema, values)).toEqual([]);
  });

  it.each<[Partial<OfferValues>, string, string]>([
    [{ price: '400.50' }, 'price', '$400.00 of this is approved already. Enter at least $401.00'],
    [
      { ...plan(part({ price: '1000.50' }), part({ price: '300' })), price: '1300' },
      'milestones',
      'The milestones add up to $1,300.50, not $900.00',
    ],
    [{ revisions: '51' }, 'revisions', 'Enter 0 to 20 revisions'],
    [{ revisions: '0' }, 'revisions', 'One revision is used already'],
    [
      { price: '1000', ...plan(first, second) },
      'milestones',
      'The milestones add up to $900.00, not $600.00',
    ],
    [
      { price: '1300', ...plan({ ...first, isTrial: true }, second) },
      'milestones',
      'Only the first milestone can be a paid trial',
    ],
    [
      { price: '1600', ...plan(...Array.from({ length: 12 }, () => part({ price: '100' }))) },
      'milestones',
      'Use at most 12 milestones',
    ],
  ])('with %j is invalid at %s', (values, field, message) => {
    expect(getIssues(schema, values)).toEqual([[field, message]]);
  });

  it('counts the revisions that are used', () => {
    const used = offerSchemaFor({ ...zone, revisions: 5, revisions_used: 3, milestones });
    expect(getIssues(used, { revisions: '2' })).toEqual([
      ['revisions', '3 revisions are used already'],
    ]);
  });
});

describe('a draft', () => {
  it('is read as it was stored', () => {
    const draft = {
      values: { ...VALID, milestones: [first] },
      attempt: { key: 'key', terms: '{"title":"A landing page"}' },
    };
    expect(offerDraftSchema.parse(draft)).toEqual(draft);
  });

  it('keeps what can be read', () => {
    const draft = { values: { title: 'A page', due: 'soon', milestones: [{}] }, attempt: 7 };
    expect(offerDraftSchema.parse(draft)).toMatchObject({
      values: {
        title: 'A page',
        scope: '',
        due: 'date',
        milestones: [{ title: '', price: '', dueOn: '', isTrial: false }],
      },
      attempt: null,
    });
  });
});
