import type { Client, Creator } from '../rows.ts';
import { clients, creators } from '../rows.ts';
import { createStableId } from './ids.ts';
import { imageAt } from './images.ts';
import { clientJoined, creatorJoined, daysAgo } from './timeline.ts';

export const adminSlug = 'iris-novak';

const people = [...creators, ...clients];
const names = new Map(people.map(({ slug, name }) => [slug, name]));

export const nameOf = (slug: string) => names.get(slug) ?? '';

export const creatorRows = creators.map((creator) => ({
  ...personRow(creator, creatorJoined.get(creator.slug) ?? 0, creator.slug),
  bio: creator.bio,
  skills: creator.skills,
  is_dev: true,
  preferred_language: 'en',
  years_experience: creator.years,
  hourly_rate: creator.rate,
  availability: creator.availability,
  specialization: creator.specialization,
  ...linkRow(creator),
  audience: creator.contacts,
  languages: creator.languages,
  education: [creator.education],
  experience: creator.experience.map(({ to = '', ...job }) => ({ ...job, to, current: to === '' })),
}));

export const clientRows = clients.map((client) => personRow(client, clientJoined, null));

export const billingRows = people.flatMap(({ slug, billing }) =>
  billing ? [{ user_id: createStableId('user', slug), ...billing }] : [],
);

export const avatars = people.flatMap(({ slug }) => getAvatar(slug) ?? []);

function personRow(
  { slug, name, location, email }: Client,
  joined: number,
  username: string | null,
) {
  return {
    id: createStableId('user', slug),
    name,
    username,
    location,
    email: email ?? `${slug}@example.com`,
    has_password: email !== undefined,
    avatar: getAvatar(slug)?.path ?? null,
    created_at: daysAgo(joined, slug),
  };
}

function getAvatar(slug: string) {
  return imageAt(`avatars/${slug}.webp`, { owner: createStableId('user', slug), folder: 'avatar' });
}

function linkRow({ slug, links }: Creator) {
  const has = (link: Creator['links'][number], url: string) => (links.includes(link) ? url : null);
  return {
    website: has('website', `https://${slug}.example.com`),
    linkedin: has('linkedin', `https://www.linkedin.com/in/${slug}-example`),
    github: has('github', `https://github.com/${slug}-example`),
    twitter: has('twitter', `https://x.com/${slug}-example`),
    instagram: has('instagram', `https://www.instagram.com/${slug.replaceAll('-', '.')}.example`),
  };
}
