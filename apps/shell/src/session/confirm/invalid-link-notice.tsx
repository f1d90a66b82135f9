import type { MailLink } from '@showcase/data/session';
import { Link, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { ResendConfirmation } from '../resend-confirmation.tsx';

/** For a link that was used, has expired or is incomplete; offers a new one. */
export function InvalidLinkNotice({ link }: { link: MailLink | null }) {
  const newLinkAction = (
    <Link variant="standalone" href="/login?view=forgot">
      Get a new one
    </Link>
  );
  return (
    <>
      <Message {...(link?.type === 'recovery' && { action: newLinkAction })}>
        This link is no longer valid.
      </Message>
      {link?.type === 'signup' && <ResendConfirmation email={link.email} />}
    </>
  );
}

const Message = styled(Notice).attrs({ variant: 'warning' })`
  margin-block-start: ${tokens.space[6]};
`;
