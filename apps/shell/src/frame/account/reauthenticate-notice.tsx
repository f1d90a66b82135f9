import { useUser } from '@showcase/data/session';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';

/** For users without a password: a recent sign-in proves their identity instead. */
export function ReauthenticateNotice({ within }: { within: '15 minutes' | 'a day' }) {
  const { signOut } = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function reauthenticate() {
    await signOut();
    await navigate(`/login?next=${encodeURIComponent(pathname)}`);
  }

  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={() => void reauthenticate()}>
          Sign in again
        </Button>
      }
    >
      You signed in more than {within} ago. Sign in again first.
    </Notice>
  );
}
