type Bound = { takes: unknown[]; refuses: unknown[] };

const x = (length: number) => 'x'.repeat(length);
const times = <T>(length: number, item: T) => Array.from({ length }, () => item);

const text = (max: number): Bound => ({ takes: [x(max)], refuses: [x(max + 1)] });
const between = (min: number, max: number, step = 1): Bound => ({
  takes: [min, max],
  refuses: [min - step, max + step],
});
const atLeast = (min: number): Bound => ({ takes: [min], refuses: [min - 1] });
const list = (most: number, longest: number): Bound => ({
  takes: [times(most, 'x'), [x(longest)]],
  refuses: [times(most + 1, 'x'), [x(longest + 1)]],
});
const written = (min: number, max: number): Bound => ({
  takes: [x(min), x(max)],
  refuses: [x(min - 1), x(max + 1)],
});
/** JSON of so many bytes, as PostgreSQL prints it. */
const octets = (max: number, before: string, after: string): Bound => {
  const of = (size: number): unknown =>
    JSON.parse(`${before}${x(size - before.length - after.length)}${after}`);
  return { takes: [of(max)], refuses: [of(max + 1)] };
};
const begin = 'https://a.example/';
const link: Bound = {
  takes: [begin.padEnd(500, 'x')],
  refuses: [begin.padEnd(501, 'x')],
};
const amount = between(1, 1_000_000, 0.01);

const plan = (name: string) => ({ name, price: 5, delivery: '1 day', features: ['x'] });
const plans = (count: number, change: object = {}) => ({
  pricing_model: 'packages',
  packages: Array.from({ length: count }, (_, index) => ({ ...plan(`Plan ${index}`), ...change })),
});
const faqs = (count: number, change: object = {}) => ({
  faqs: times(count, { question: 'x', answer: 'x', ...change }),
});
const hourly = (hours: number) => ({
  ...{ pricing_model: 'hourly', hourly_rate: 2, estimated_hours: hours },
});
const details = octets(32_768, '{"revisions": "', '"}');

type Bounds = Record<string, Record<string, Bound>>;

/** What triggers hold too, or write themselves: the tables hold it all the same. */
export const behindTriggers: Bounds = {
  'public.services': { metadata: octets(32_768, '{"note": "', '"}') },
  'public.reviews': { author_initial: text(1), rating: between(1, 5) },
  'public.reports': { target_title: text(200) },
};

/** What the columns of each table take, and the next that they refuse. */
export const bounds: Bounds = {
  'public.users': {
    name: text(100),
    bio: text(2000),
    location: text(100),
    specialization: text(100),
    skills: list(50, 50),
    website: link,
    avatar: link,
    years_experience: between(0, 50),
    hourly_rate: between(0, 100_000, 0.01),
    rating_avg: between(0, 5),
    rating_count: atLeast(0),
  },
  'public.user_private': {
    onboarding_chat: octets(65_536, '[{"content": "', '"}]'),
    education: octets(16_384, '[{"school": "', '"}]'),
    experience: octets(32_768, '[{"company": "', '"}]'),
    preferences: octets(8192, '{"theme": "', '"}'),
    languages: list(30, 50),
    view_count: atLeast(0),
  },
  'public.projects': {
    title: text(150),
    description: written(50, 20_000),
    completion_date: text(50),
    client_name: text(150),
    team_members: text(1000),
    challenges: text(5000),
    solutions: text(5000),
    tags: list(20, 40),
    sale_price: amount,
    support_duration: between(1, 365),
    like_count: atLeast(0),
    save_count: atLeast(0),
    view_count: atLeast(0),
  },
  'public.services': {
    title: text(150),
    description: written(50, 10_000),
    price: amount,
    duration: text(500),
    requirements: text(5000),
    images: {
      takes: [times(7, `${begin}b`)],
      refuses: [times(8, `${begin}b`), [[`${begin}b`]]],
    },
    metadata: {
      takes: [
        ...details.takes,
        ...[plans(10), plans(1, { name: x(100) }), plans(10, { delivery: x(100) })],
        ...[plans(1, { features: times(20, 'x') }), plans(1, { features: [x(200)] })],
        ...[{ features: times(30, x(200)) }, { tags: times(20, x(40)) }],
        ...[faqs(20), faqs(1, { question: x(300) }), faqs(1, { answer: x(2000) })],
        ...[hourly(1), hourly(10_000)],
      ],
      refuses: [
        ...details.refuses,
        ...[plans(11), plans(1, { name: x(101) }), plans(1, { delivery: x(101) })],
        ...[plans(1, { features: times(21, 'x') }), plans(1, { features: [x(201)] })],
        ...[{ features: times(31, 'x') }, { features: [x(201)] }],
        ...[{ tags: times(21, 'x') }, { tags: [x(41)] }],
        ...[faqs(21), faqs(1, { question: x(301) }), faqs(1, { answer: x(2001) })],
        ...[hourly(0.5), hourly(10_000.5)],
      ],
    },
  },
  'public.project_media': { caption: text(200), position: between(0, 11) },
  'public.project_code_samples': {
    title: text(150),
    language: text(40),
    code: text(20_000),
    position: between(0, 9),
  },
  'public.reviews': { rating: between(1, 5), comment: text(2000), reply: text(2000) },
  'public.notifications': {
    kind: text(40),
    title: text(300),
    link: { takes: [`/${x(299)}`], refuses: [`/${x(300)}`] },
  },
  'public.hire_requests': {
    title: text(150),
    duration: text(500),
    package_name: text(100),
    hours: between(1, 10_000, 0.01),
    message: written(20, 2000),
    version: atLeast(1),
  },
  'public.hire_request_events': { note: text(2000) },
  'public.transactions': { title: text(150) },
  'public.messages': { text: text(4000) },
  'public.saved_creators': { note: text(500) },
  'public.reports': { details: text(2000), decision_note: text(240) },
  'private.admins': { reason: text(500) },
  'private.suspensions': { reason: text(500) },
  'private.hidden_items': { reason: text(500) },
  'private.suspended_leavers': { reason: text(500) },
  'private.audit_log': { action: text(40), reason: text(240), target_title: text(200) },
};
