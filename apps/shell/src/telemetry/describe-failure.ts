import { RemoteError } from '../remotes/loading/remote-error.ts';
import { findCodeLocations, findRelease } from './code-locations.ts';
import type { Failure, Part } from './failures.ts';

export type ErrorReport = {
  type: 'error';
  source: Failure['source'];
  /** The error's class, such as `TypeError`, and that of its cause. */
  name: string;
  cause?: string;
  /** What kind of `RemoteError` or `DataError` it is. */
  kind?: string;
  /** The remote that failed; absent if it was the shell. */
  remote?: Part;
  /** The page's pattern, such as `/projects/:id`. */
  page: string;
  /** The places in our code, innermost first: `path:line:column`. */
  stack: string[];
};

/**
 * Describes a failure without anything that names a person. The text of an error may contain what a user typed, so only the names of
 * its classes and the places in our own code are read.
 */
export function describeFailure(failure: Failure, page: string): ErrorReport {
  const { error, source, componentStack } = failure;
  const origin = innermostCause(error);
  const { stack, message } = (origin ?? {}) as Partial<Error>;
  const locations = findCodeLocations(message, stack);
  const cause = origin === error ? null : nameOf(origin);
  const kind = kindOf(error);
  const remote = findRemote(failure, [...locations, ...findCodeLocations(componentStack)]);
  return {
    type: 'error',
    source,
    name: nameOf(error),
    ...(cause && { cause }),
    ...(kind && { kind }),
    ...(remote && { remote }),
    page,
    stack: locations,
  };
}

function innermostCause(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) {
    innermost = innermost.cause;
  }
  return innermost;
}

function nameOf(error: unknown): string {
  const name = (error as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && /^[A-Z]\w{1,40}$/.test(name) ? name : typeof error;
}

function kindOf(error: unknown): string | null {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' && /^[a-z-]{1,40}$/.test(kind) ? kind : null;
}

function findRemote({ error, remote }: Failure, locations: string[]): Part | null {
  if (error instanceof RemoteError) return error.release;
  const inStack = locations.map(findRelease).find((release) => release !== null);
  return inStack ?? remote ?? null;
}
