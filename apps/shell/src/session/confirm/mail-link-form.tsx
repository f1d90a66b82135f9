import { useDataClient } from '@showcase/data/query';
import { openMailLink, type MailLink } from '@showcase/data/session';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { Notice } from '@showcase/ui';
import { FailureBanner } from '../auth-card.tsx';
import { AuthFields } from '../auth-card.styles.ts';
import { explainLinkFailure, OtherAccount } from './link-account.tsx';
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
        <FailureBanner failure={opening.error && explainLinkFailure(opening.error)} />
        <OtherAccount link={link} />
        <SubmitButton submission={opening} size="l">
          {button}
        </SubmitButton>
      </AuthFields>
    </form>
  );
}
