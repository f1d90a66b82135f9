import { z } from '../../zod-mini.ts';
import { define } from './define-kind.ts';
import type { Sentence } from './sentence.ts';

export const actorName = { actor_name: z.string() };
/** Stored where someone did it, though the sentence does not name them. */
export const maybeActor = { actor_name: z.optional(z.string()) };
/** The side is the recipient's; the milestone is named where there are several. */
export const request = {
  request_id: z.guid(),
  side: z.enum(['client', 'creator']),
  title: z.string(),
  is_purchase: z.optional(z.boolean()),
  milestone: z.optional(z.string()),
};
/** With its own words for a step of one milestone. */
export function requestStep(act: string, actOnPart?: string) {
  return define(
    { ...actorName, ...request },
    ({ actor_name, title, milestone: part }): Sentence =>
      part !== undefined && actOnPart !== undefined
        ? [
            { userText: actor_name },
            ` ${actOnPart} `,
            { userText: part },
            ' of ',
            { userText: title },
          ]
        : [{ userText: actor_name }, ` ${act}: `, { userText: title }],
    getRequestPath,
  );
}

/** The panel of a request, on the recipient's side. */
export function getRequestPath({
  request_id,
  side,
}: {
  request_id: string;
  side: 'client' | 'creator';
}) {
  return `/dashboard/${side === 'client' ? 'client' : 'dev'}/requests?request=${request_id}`;
}
