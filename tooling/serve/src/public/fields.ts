import { z } from 'zod';

/** Fields that several schemas have, as the description of the API shows them. */
export const publicTime = z.string().meta({ format: 'date-time' });

export const publicImage = z.string().nullable().describe('The URL of a picture.');

export const publicRating = z
  .object({ average: z.number().describe('From 1 to 5.'), count: z.number() })
  .nullable()
  .describe('Null without reviews.');
