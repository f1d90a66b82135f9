import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { FailedRead } from '../../public/read-rows.ts';

const CODES = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'method_not_allowed',
  429: 'too_many_requests',
  500: 'unexpected',
  503: 'unavailable',
} as const;
type Status = keyof typeof CODES & ContentfulStatusCode;

/** The body of every error: a client that reads JSON sees none in an empty one. */
export const apiError = z
  .object({
    error: z.object({
      code: z.enum(Object.values(CODES)),
      message: z.string().describe('What happened, and what to do.'),
    }),
  })
  .meta({ id: 'Error' });

export function sendError<Code extends Status>(
  context: Context,
  status: Code,
  { message, headers = {} }: { message: string; headers?: Record<string, string> },
) {
  const body: z.infer<typeof apiError> = { error: { code: CODES[status], message } };
  return context.json(body, status, { 'Cache-Control': 'no-store', ...headers });
}

/** What went wrong stays in the log. */
export function sendFailure(error: Error, context: Context) {
  if (error instanceof FailedRead && error.status === 400) {
    const isCursor = context.req.query('cursor') !== undefined;
    return sendError(context, 400, {
      message: isCursor
        ? 'The parameter "cursor" is not valid with these parameters. Send the one of the page before, or none for the first page.'
        : 'This search is not valid. Change its parameters.',
    });
  }
  console.error(`${context.req.path}:`, error.message);
  return error instanceof FailedRead
    ? sendError(context, 503, {
        message: "The service can't be reached. Try again in a minute.",
        headers: { 'Retry-After': '60' },
      })
    : sendError(context, 500, { message: 'Something went wrong. Try again later.' });
}

type Issue = z.core.$ZodIssue;

/** What is wrong with the first parameter that is not valid. */
export function describeIssue(issues: readonly Issue[]): string {
  const [issue] = issues;
  if (issue?.code === 'unrecognized_keys')
    return `There is no parameter "${issue.keys[0]}" here. /api/v1/openapi.json lists those that exist.`;
  return `The parameter "${issue?.path.join('.')}" is not valid. ${issue?.message}`;
}

/** For an id that no visitor can open, whatever the reason. */
export function sendMissing(context: Context) {
  return sendError(context, 404, { message: 'There is none with this id, or it is not public.' });
}
