import type { DataError } from '@showcase/data/client';
import { useUser, type MailLink } from '@showcase/data/session';
import { Notice } from '@showcase/ui';
import { explainFailure, type Failure } from '../explain-failure.ts';

/** Explains to a user who is signed in to another account what the button does to that session. */
export function OtherAccount({ link }: { link: MailLink }) {
  const { authUser } = useUser();
  const isSame = authUser?.email?.toLowerCase() === link.email.toLowerCase();
  if (!authUser || isSame || link.type === 'email_change') return null;
  return (
    <Notice variant="warning">
      You're signed in as <bdi>{authUser.email}</bdi>. If you continue, you'll switch to the other
      account.
    </Notice>
  );
}

const SENTENCES: Partial<Record<DataError['kind'], string>> = {
  forbidden: "This link belongs to another account, so we didn't sign you in.",
  conflict: 'Another account has this email by now. Sign in there, or change to another email.',
};

/** Why a link could not be used, in the form's banner. */
export function explainLinkFailure(error: DataError): Failure {
  const message = SENTENCES[error.kind];
  if (message === undefined) return explainFailure(error, "We couldn't open the link. Try again.");
  return { message, reasons: [], fields: [] };
}
