import { z } from 'zod';
import { publicCreator, type PublicCreator } from '../../public/creators.ts';
import { publicMaker } from '../../public/makers.ts';
import { publicProject, type PublicProject } from '../../public/projects.ts';
import { publicService, type PublicService } from '../../public/services.ts';
import { cleanTexts } from './clean-text.ts';

/** As many characters as one text of a result has. */
const MAX_LENGTH = 1_000;

const creatorName = publicMaker.pick({ name: true, url: true, rating: true });

const project = publicProject
  .pick({ title: true, tagline: true, description: true, tags: true, sale: true, isProven: true })
  .extend({
    creator: creatorName,
    url: z.string().describe('The page where a person views or buys it.'),
  });

const service = publicService
  .pick({ title: true, description: true, price: true, pricingModel: true, duration: true })
  .extend({
    creator: creatorName,
    url: z.string().describe('The page where a person hires its creator.'),
  });

const creator = publicCreator
  .pick({ name: true, specialization: true, bio: true, location: true, skills: true })
  .extend({
    ...publicCreator.pick({ languages: true, hourlyRate: true, availability: true, rating: true })
      .shape,
    username: publicCreator.shape.username.describe('What how_to_hire takes, or the id.'),
    id: publicCreator.shape.id,
    url: z.string().describe('The page where a person contacts and hires them.'),
  });

/** Of every list, also of an empty one. */
const listUrl = z.string().describe('The page where a person sees these and more.');

export const foundProjects = z.object({ projects: z.array(project), url: listUrl });
export const foundServices = z.object({ services: z.array(service), url: listUrl });
export const foundCreators = z.object({ creators: z.array(creator), url: listUrl });

export const hiring = z.object({
  url: z.string().describe('The page where a person hires.'),
  creator: z.string().nullable().describe('The name of the creator, if one was given.'),
  services: z.array(service).describe('What this creator sells.'),
  steps: z.array(z.string()).describe('What the person does there, in this order.'),
});

/** What a tool returns has exactly the fields of its schema: clients refuse others. */
export function toResult<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) {
  return schema.parse(cleanTexts(value, MAX_LENGTH));
}

/** With the whole description, which is then cut. */
export const withText = <Item extends PublicProject | PublicService>(item: Item): Item => ({
  ...item,
  description: item.fullDescription,
});

export const withBio = (item: PublicCreator): PublicCreator => ({ ...item, bio: item.fullBio });
