import { creators, projects, reviews } from '../rows.ts';
import { hashToFraction } from './ids.ts';

const day = 86_400_000;
const month = 30;

/** The time that the seed takes for now. Photographs of pages set the hour, which some pages show. */
export const seedTime = Number(process.env.SEED_TIME ?? Date.now());

/** Days that the job of deadlines has nothing to do after the seed, because tests share a seeded database for an hour. */
export const quietDays = 1 / 12;

/** Clients joined before the oldest review. */
export const clientJoined = 18 * month;

/** A time the given number of days before today, at a working hour derived from the name. */
export function daysAgo(days: number, name: string): Date {
  const midnight = Math.floor(seedTime / day) * day;
  const minutes = 8 * 60 + Math.floor(hashToFraction(`${name}/time`) * 12 * 60);
  return new Date(midnight - days * day + minutes * 60_000);
}

/** The date so many days from today, in the past if negative. */
export function inDays(days: number): string {
  return new Date(seedTime + days * day).toISOString().slice(0, 10);
}

/** Days since a creator joined, which was before their first review. */
export const creatorJoined = new Map<string, number>(
  creators.map(({ slug, joined }) => {
    const reviewed = reviews.filter(({ creator }) => creator === slug);
    return [slug, Math.max(joined * month, ...reviewed.map((review) => review.daysAgo + 25))];
  }),
);

/** Days since a project was published: after its owner joined and before its first review. */
export const projectPublished = new Map<string, number>(
  projects.map(({ slug, owner }) => {
    const reviewed = reviews.filter(
      ({ creator, project }) => creator === owner && project === slug,
    );
    return [slug, Math.max(spread(slug, owner), ...reviewed.map((review) => review.daysAgo + 10))];
  }),
);

/** A day between an owner's first week and yesterday. */
export function spread(name: string, owner: string): number {
  const joined = creatorJoined.get(owner) ?? month;
  return 1 + Math.floor(hashToFraction(name) * (joined - 8));
}

/** Days since a service was published: in the owner's first weeks, so that it exists before every request. */
export function serviceOffered(slug: string, owner: string): number {
  const joined = creatorJoined.get(owner) ?? month;
  return joined - 1 - Math.floor(hashToFraction(`${slug}/offered`) * 2);
}
