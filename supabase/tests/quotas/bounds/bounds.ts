import {
  amount,
  between,
  jsonOfBytes,
  link,
  list,
  minimum,
  prefix,
  printed,
  text,
  times,
  x,
} from './bound.ts';
import type { Bound } from './bound.ts';
import { attachmentBounds } from './attachment-bounds.ts';
import { checkBounds } from './check-bounds.ts';
import { moderationBounds } from './moderation-bounds.ts';
import { hiringBounds } from './hiring-bounds.ts';

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
const details = jsonOfBytes(32_768, '{"revisions": "', '"}');

const manyLocations = (count: number) => ({
  locations: Array.from({ length: count }, (_, n) => `Place ${n}`),
});
const savedSearch: Bound = {
  accepted: [{ q: x(200) }, manyLocations(20), { skills: [x(100)] }],
  rejected: [{}, { q: x(201) }, manyLocations(21), { skills: [x(101)] }, { page: 2 }, { q: 5 }],
};

type Bounds = Record<string, Record<string, Bound>>;

/** Values that triggers also check or write: the tables check them all the same. */
export const behindTriggers: Bounds = {
  'public.services': { metadata: jsonOfBytes(32_768, '{"note": "', '"}') },
  'public.reviews': { author_initial: text(1), rating: between(1, 5) },
  'public.reports': { target_title: text(200) },
  'public.saved_searches': { search: jsonOfBytes(4096, '{"q": "', '"}') },
  'public.offer_templates': { ...hiringBounds['public.offer_templates'], scope: text(4000) },
};

/** The maximum that each column accepts, and the first value that it rejects. */
export const bounds: Bounds = {
  'public.users': {
    name: text(100),
    bio: text(2000),
    location: text(100),
    specialization: text(100),
    skills: list(50, 50),
    languages: list(30, 50),
    education: jsonOfBytes(16_384, '[{"school": "', '"}]'),
    experience: jsonOfBytes(32_768, '[{"company": "', '"}]'),
    website: link,
    avatar: link,
    years_experience: between(0, 50),
    hourly_rate: between(0, 100_000, 0.01),
    rating_avg: between(0, 5),
    rating_count: minimum(0),
  },
  'public.user_private': {
    onboarding_chat: jsonOfBytes(65_536, '[{"content": "', '"}]'),
    preferences: jsonOfBytes(8192, '{"theme": "', '"}'),
    view_count: minimum(0),
    time_zone: text(64),
  },
  'public.projects': {
    title: text(150),
    tagline: text(120),
    description: printed(50, 20_000),
    completion_date: text(50),
    client_name: text(150),
    team_members: text(1000),
    challenges: text(5000),
    solutions: text(5000),
    tags: list(20, 40),
    sale_price: amount,
    third_party_licenses: list(50, 80),
    support_duration: between(1, 365),
    like_count: minimum(0),
    save_count: minimum(0),
    view_count: minimum(0),
  },
  'public.services': {
    title: text(150),
    description: printed(50, 10_000),
    price: amount,
    duration: text(500),
    requirements: text(5000),
    images: {
      accepted: [times(7, `${prefix}b`)],
      rejected: [times(8, `${prefix}b`), [[`${prefix}b`]]],
    },
    metadata: {
      accepted: [
        ...details.accepted,
        ...[plans(10), plans(1, { name: x(100) }), plans(10, { delivery: x(100) })],
        ...[plans(1, { features: times(20, 'x') }), plans(1, { features: [x(200)] })],
        ...[{ features: times(30, x(200)) }, { tags: times(20, x(40)) }],
        ...[faqs(20), faqs(1, { question: x(300) }), faqs(1, { answer: x(2000) })],
        ...[hourly(1), hourly(10_000)],
      ],
      rejected: [
        ...details.rejected,
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
  'public.notifications': { params: jsonOfBytes(4096, '{"reason": "', '"}') },
  ...hiringBounds,
  'public.messages': { text: text(4000), attachment_count: between(0, 10) },
  'public.attachments': attachmentBounds,
  'public.saved_creators': { note: text(500) },
  'public.saved_searches': {
    kind: { accepted: ['projects', 'creators', 'services'], rejected: ['reviews', ''] },
    name: {
      accepted: [x(100), '地図 – maps'],
      rejected: [x(101), ' ', 'a\nb', 'a\u007fb', 'a\u009fb', 'a\u2028b', 'a\u2029b'],
    },
    search: savedSearch,
    frequency: { accepted: ['as_they_come', 'weekly', 'never'], rejected: ['daily', ''] },
    new_count: minimum(0),
  },
  'public.reports': { details: text(2000), decision_note: text(240) },
  ...moderationBounds,
  ...checkBounds,
  'private.admins': { reason: text(500) },
  'private.newsletters': { subject: text(100), body: text(20_000) },
  'private.notification_settings': {
    not_in_app: { accepted: [['requests', 'account']], rejected: [['other'], ['requests', 'x']] },
    not_by_email: { accepted: [['requests', 'account']], rejected: [['other'], ['requests', 'x']] },
    digest: { accepted: ['off', 'daily', 'weekly'], rejected: ['hourly', ''] },
  },
  'private.mail_outbox': {
    key: text(200),
    kind: text(40),
    params: jsonOfBytes(4096, '{"reason": "', '"}'),
    status: {
      accepted: ['pending', 'sent', 'skipped', 'failed'],
      rejected: ['', 'done'],
    },
    response: text(500),
    email: { accepted: [], rejected: ['a@example.com', 'none'] },
  },
  'private.search_synonyms': {
    terms: {
      accepted: [times(2, 'x'), times(20, 'x'), ['x', x(40)]],
      rejected: [['x'], times(21, 'x'), ['x', x(41)]],
    },
  },
  'private.service_offers': {
    number: minimum(1),
    model: { accepted: ['fixed', 'hourly', 'packages'], rejected: ['free', ''] },
    days: minimum(1),
  },
  'private.audit_log': { action: text(40), reason: text(240), target_title: text(200) },
};
