import { isRouteErrorResponse } from '@showcase/remote-contract';
import { failureKind } from './explain-failure.ts';
import { RemoteError, type RemoteErrorKind } from '../../remotes/loading/remote-error.ts';

/** The part that failed. */
export type FailedPart = { name: string; version: string };

const CAUSES: Record<RemoteErrorKind, string> = {
  unreachable: "Its files couldn't be fetched.",
  late: "It didn't respond in time.",
  broken: 'It failed while running.',
  incompatible: 'It was built for another version of the app.',
  unverified: "Its files couldn't be verified.",
};

/** Describes a failure for a bug report, without the error's message, which may come from the browser, a server or a developer. */
export function failureDetails(error: unknown, part: FailedPart | null) {
  const failedPart = error instanceof RemoteError ? error.release : part;
  const name = failedPart ? `${failedPart.name} ${failedPart.version}` : 'the app';
  const cause = isRouteErrorResponse(error)
    ? `It responded with ${error.status}.`
    : CAUSES[failureKind(error)];
  const reference = fingerprint(`${name} ${cause} ${joinMessages(error)}`);
  return { reference, text: `Part: ${name}\nCause: ${cause}\nReference: ${reference}` };
}

/** The same failure has the same fingerprint, on the page and in every browser's console. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function joinMessages(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${error.name} ${error.message} ${joinMessages(error.cause)}`;
}
