import { useUser } from '@showcase/data/session';
import { formatDate } from '@showcase/ui';
import { Facts } from './facts.tsx';
import { Code, Hint, Section } from './panel.styles.ts';
import { Secret } from './secret.tsx';

/** Who is signed in, how, and for how long. */
export function SessionTab() {
  const { session, authUser, user, status, loading, error } = useUser();
  if (loading) return <Hint>Checking your session…</Hint>;
  return (
    <>
      <Section>
        <Facts
          facts={[
            { name: 'Status', value: status },
            ...(error ? [{ name: 'Error', value: error.message }] : []),
            ...(authUser
              ? [
                  { name: 'User ID', value: authUser.id },
                  { name: 'Email', value: authUser.email },
                ]
              : []),
            ...(session
              ? [
                  { name: 'Expires', value: formatExpiry(session.expires_at) },
                  {
                    name: 'Access token',
                    value: <Secret name="access token" value={session.access_token} />,
                  },
                  {
                    name: 'Refresh token',
                    value: <Secret name="refresh token" value={session.refresh_token} />,
                  },
                ]
              : []),
          ]}
        />
        {!authUser && <Hint>You're not signed in.</Hint>}
      </Section>
      {user && (
        <Section>
          <h3>Profile</h3>
          <Code tabIndex={0}>{JSON.stringify(user, null, 2)}</Code>
        </Section>
      )}
    </>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

function formatExpiry(seconds: number | undefined) {
  if (seconds === undefined) return 'Unknown';
  const expiresAt = new Date(seconds * 1000);
  return `${formatDate(expiresAt)}, ${timeFormat.format(expiresAt)}`;
}
