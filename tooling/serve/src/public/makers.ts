import { z } from 'zod';
import { creatorPath } from './creator-path.ts';
import { describeRating } from './creators.ts';
import { publicRating } from './fields.ts';
import type { PublicSource } from './source.ts';

/** The columns of who made a project or offers a service. */
export const maker = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  rating_avg: z.number(),
  rating_count: z.number(),
});

/** Who made a project or offers a service, as every endpoint shows them. */
export const publicMaker = z
  .object({
    id: z.string(),
    url: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    rating: publicRating,
  })
  .meta({ id: 'Maker' });

export function describeMaker(source: PublicSource, person: z.infer<typeof maker>) {
  const { id, name, username } = person;
  const url = source.origin + creatorPath(person);
  return { id, url, name, username, rating: describeRating(person) };
}
