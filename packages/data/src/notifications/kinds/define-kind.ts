import { z } from '../../zod-mini.ts';
import type { Sentence } from './sentence.ts';

/** The sentence of a notification in the bell, and its link. */
export type Description = { sentence: Sentence; link: string | null };

/** A kind of notification: the shape of its parameters, its sentence and its link. */
export function define<Shape extends z.core.$ZodShape>(
  shape: Shape,
  getSentence: (params: z.infer<z.ZodMiniObject<Shape>>) => Sentence,
  getLink: (params: z.infer<z.ZodMiniObject<Shape>>) => string | null = () => null,
) {
  const params = z.object(shape);
  return {
    params,
    /** Null for parameters of another shape. */
    describe(stored: unknown): Description | null {
      const { data } = params.safeParse(stored);
      return data ? { sentence: getSentence(data), link: getLink(data) } : null;
    },
  };
}
