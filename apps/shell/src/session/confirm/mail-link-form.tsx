import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { openMailLink, useUser, type MailLink } from '@showcase/data/session';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { Notice } from '@showcase/ui';
import { FailureBanner } from '../auth-card.tsx';
import { AuthFields } from '../auth-card.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { getPathAfterLink } from './path-after-link.ts';
import { InvalidLinkNotice } from './invalid-link-notice.tsx';

type MailLinkFormProps = { link: MailLink; next: string | null; button: string };

/** Uses the link of an email when the user confirms. */
export function MailLinkForm({ link, next, button }: MailLinkFormProps) {
  const client = useDataClient();
  const navigate = useNavigate();
  const opening = useSubmit({
    mutationFn: () => openMailLink(client, link),
    async onSuccess(outcome) {
      if (outcome === 'signed-in') await navigate(getPathAfterLink(link, next), { replace: true });
    },
  });

  if (opening.error?.kind === 'invalid-token') return <InvalidLinkNotice link={link} />;
  if (opening.data === 'changed') {
    return (
      <Notice variant="success">Your email has been changed. Sign in with the new one.</Notice>
    );
  }
  if (opening.data === 'half-changed') {
    return (
      <Notice variant="success">Almost done. Open the link we sent to your other email.</Notice>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        opening.mutate();
      }}
    >
      <AuthFields>
        <FailureBanner failure={opening.error && explain(opening.error)} />
        <OtherAccount link={link} />
        <SubmitButton submission={opening} size="l">
          {button}
        </SubmitButton>
      </AuthFields>
    </form>
  );
}

/** Explains to a user who is signed in to another account what the button does to that session. */
function OtherAccount({ link }: { link: MailLink }) {
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

function explain(error: DataError) {
  if (error.kind !== 'forbidden')
    return explainFailure(error, "We couldn't open the link. Try again.");
  const message = "This link belongs to another account, so we didn't sign you in.";
  return { message, reasons: [], fields: [] };
}
