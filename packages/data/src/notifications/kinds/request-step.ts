import * as v from 'valibot';
import { define } from './define-kind.ts';
import type { Sentence } from './sentence.ts';

export const actorName = { actor_name: v.string() };
/** Stored where someone did it, though the sentence does not name them. */
export const maybeActor = { actor_name: v.optional(v.string()) };
/** The side is the recipient's; the milestone is named where there are several. */
export const request = {
  request_id: v.pipe(v.string(), v.uuid()),
  side: v.picklist(['client', 'creator']),
  title: v.string(),
  is_purchase: v.optional(v.boolean()),
  milestone: v.optional(v.string()),
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
