import { clients } from '../people/clients.ts';
import type { Person } from '../people/people.ts';
import { creators } from '../people/people.ts';
import type { Profile } from '../people/profiles/profile.ts';
import { profiles } from '../people/profiles/profiles.ts';
import { createStableId } from './ids.ts';
import { imageAt } from './images.ts';
import { clientJoined, creatorJoined, daysAgo } from './timeline.ts';

/** The users who can sign in. */
export const accounts: ReadonlyMap<string, string> = new Map([
  ['ada-stone', 'creator@example.com'],
  ['noah-bennett', 'client@example.com'],
  ['iris-novak', 'admin@example.com'],
]);

export const adminSlug = 'iris-novak';

const hiddenContacts = new Map([
  ['tomasz-nowak', 'signed_in'],
  ['lucia-ferrari', 'signed_in'],
  ['yuki-mori', 'nobody'],
]);

export const creatorRows = creators.map((creator) => {
  const profile = profiles[creator.slug];
  return {
    ...personRow(creator, creatorJoined.get(creator.slug) ?? 0, creator.slug),
    bio: profile.bio,
    skills: [...creator.skills],
    is_dev: true,
    preferred_language: 'en',
    years_experience: profile.years,
    hourly_rate: profile.rate,
    availability: profile.availability,
    specialization: profile.specialization,
    ...linkRow(creator.slug, profile),
    audience: hiddenContacts.get(creator.slug) ?? 'everyone',
    languages: [...profile.languages],
    education: [educationEntry(profile.education)],
    experience: profile.experience.map(experienceEntry),
  };
});

export const clientRows = clients.map((client) => personRow(client, clientJoined, null));

export const avatars = [...creators, ...clients].flatMap(({ slug }) => getAvatar(slug) ?? []);

function personRow({ slug, name, location }: Person, joined: number, username: string | null) {
  return {
    id: createStableId('user', slug),
    name,
    username,
    location,
    email: accounts.get(slug) ?? `${slug}@example.com`,
    avatar: getAvatar(slug)?.path ?? null,
    created_at: daysAgo(joined, slug),
  };
}

function getAvatar(slug: string) {
  return imageAt(`avatars/${slug}.webp`, { owner: createStableId('user', slug), folder: 'avatar' });
}

function linkRow(slug: string, { links }: Profile) {
  const has = (link: Profile['links'][number], url: string) => (links.includes(link) ? url : null);
  return {
    website: has('website', `https://${slug}.example.com`),
    linkedin: has('linkedin', `https://www.linkedin.com/in/${slug}-example`),
    github: has('github', `https://github.com/${slug}-example`),
    twitter: has('twitter', `https://x.com/${slug}-example`),
    instagram: has('instagram', `https://www.instagram.com/${slug.replaceAll('-', '.')}.example`),
  };
}

function educationEntry([school, degree, field, from, to]: Profile['education']) {
  return { school, degree, field, from: String(from), to: String(to) };
}

function experienceEntry([
  company,
  position,
  description,
  from,
  to,
]: Profile['experience'][number]) {
  return {
    company,
    position,
    description,
    from: String(from),
    to: to === null ? '' : String(to),
    current: to === null,
  };
}
