import * as v from 'valibot';
import { parseOrNull } from '../../parse-json.ts';
import type { Sentence } from './sentence.ts';

/** The sentence of a notification in the bell, and its link. */
export type Description = { sentence: Sentence; link: string | null };

/** A kind of notification: the shape of its parameters, its sentence and its link. */
export function define<Shape extends v.ObjectEntries>(
  shape: Shape,
  getSentence: (params: v.InferOutput<v.ObjectSchema<Shape, undefined>>) => Sentence,
  getLink: (params: v.InferOutput<v.ObjectSchema<Shape, undefined>>) => string | null = () => null,
) {
  const params = v.object(shape);
  return {
    params,
    /** Null for parameters of another shape. */
    describe(stored: unknown): Description | null {
      const known = parseOrNull(params, stored);
      return known && { sentence: getSentence(known), link: getLink(known) };
    },
  };
}
