import { DataError } from '@showcase/data/client';
import { RemoteError } from '../remotes/loading/remote-error.ts';
import { findCodeLocations, findRelease } from '../core/uncaught/code-locations.ts';
import type { Failure, Part } from './failures.ts';

/** How far the causes of an error are followed: they may be a circle. */
const MAX_CAUSES = 5;

export type ErrorReport = {
  type: 'error';
  source: Failure['source'];
  /** The error's class, such as `TypeError`, and that of its cause. */
  name: string;
  cause?: string;
  /** The kind of `RemoteError` or `DataError`. */
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
  for (let step = 0; step < MAX_CAUSES; step += 1) {
    if (!(innermost instanceof Error && innermost.cause instanceof Error)) break;
    innermost = innermost.cause;
  }
  return innermost;
}

/** Anything else that was thrown may be a row, whose name is a person's. */
function nameOf(error: unknown): string {
  return error instanceof Error && /^[A-Z]\w{1,40}$/.test(error.name) ? error.name : typeof error;
}

function kindOf(error: unknown): string | null {
  return error instanceof RemoteError || error instanceof DataError ? error.kind : null;
}

function findRemote({ error, remote }: Failure, locations: string[]): Part | null {
  const inStack = locations.map(findRelease).find((release) => release !== null);
  const part = error instanceof RemoteError ? error.release : (inStack ?? remote);
  return part ? describePart(part) : null;
}

/** Without the address of a preview, which is its version. */
export function describePart({ name, version }: Part): Part {
  return { name, version: URL.canParse(version) ? 'preview' : version };
}
