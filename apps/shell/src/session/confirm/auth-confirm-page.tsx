import { hasBegunSignUp, readMailLink, type MailLink } from '@showcase/data/session';
import { useSearchParams } from '@showcase/remote-contract';
import { Link } from '@showcase/ui';
import type { ReactNode } from 'react';
import { ConfirmSignUpForm } from './confirm-sign-up-form.tsx';
import { MailLinkForm } from './mail-link-form.tsx';
import { InvalidLinkNotice } from './invalid-link-notice.tsx';
import { AuthCard } from '../auth-card.tsx';

/** The intro names an account. */
const head = {
  description: 'Confirm your sign-up, a new password or a new email address.',
  isIndexed: false,
};

/** The page that links in our emails open. A link is used only when the button is pressed, so that email scanners cannot use it up. */
export function ConfirmPage() {
  const [params] = useSearchParams();
  const link = readMailLink(params);
  const aside = (
    <Link variant="standalone" href="/login">
      Back to sign in
    </Link>
  );
  if (!link) {
    return (
      <AuthCard title="This link doesn't work" {...head} aside={aside}>
        <InvalidLinkNotice link={null} />
      </AuthCard>
    );
  }
  const { title, button } = labels[link.type];
  return (
    <AuthCard title={title} intro={renderIntro(link)} {...head} aside={aside}>
      {link.type === 'signup' && !hasBegunSignUp(link.email) ? (
        <ConfirmSignUpForm link={link} next={params.get('next')} />
      ) : (
        <MailLinkForm link={link} next={params.get('next')} button={button} />
      )}
    </AuthCard>
  );
}

const labels = {
  signup: { title: 'Confirm your email', button: 'Confirm and sign in' },
  magiclink: { title: 'Sign in', button: 'Sign in' },
  recovery: { title: 'Reset your password', button: 'Choose a new password' },
  email_change: { title: 'Change your email', button: 'Confirm new email' },
} satisfies Record<MailLink['type'], { title: string; button: string }>;

function renderIntro(link: MailLink): ReactNode {
  if (link.type !== 'email_change') {
    return (
      <>
        For the account <bdi>{link.email}</bdi>.
      </>
    );
  }
  return (
    <>
      You're changing <bdi>{link.email}</bdi> to <bdi>{link.new_email}</bdi>.
    </>
  );
}
