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

/** Why a link could not be used, in the form's banner. */
export function explainLinkFailure(error: DataError): Failure {
  if (error.kind !== 'forbidden')
    return explainFailure(error, "We couldn't open the link. Try again.");
  const message = "This link belongs to another account, so we didn't sign you in.";
  return { message, reasons: [], fields: [] };
}
