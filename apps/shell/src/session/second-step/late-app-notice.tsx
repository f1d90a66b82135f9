import { useDataClient } from '@showcase/data/query';
import { removeLateApp, securityQueries } from '@showcase/data/security';
import { useUser } from '@showcase/data/session';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Notice } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';

/** For a user whose app was set up in an old session, perhaps by someone else: how they get rid of it. */
export function LateAppNotice({ onRemove }: { onRemove: () => Promise<void> }) {
  const client = useDataClient();
  const { session } = useUser();
  const { data } = useQuery(securityQueries(client).secondFactor(session));
  const removal = useSubmit({
    mutationFn: () => removeLateApp(client),
    onSuccess: onRemove,
  });
  if (!data?.is_late) return null;
  if (!data.is_from_mail) {
    return (
      <Notice variant="info">
        You didn't set up this app? Someone else may have added it on a device where you were signed
        in. Cancel, and choose "Forgot your password". The link that we mail you lets you remove it.
      </Notice>
    );
  }
  return (
    <>
      <Notice
        variant="warning"
        action={
          <Button size="s" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            Remove the app
          </Button>
        }
      >
        You didn't set up this app? You came from a link that we mailed you, so you can remove it.
        Your other devices will be signed out.
      </Notice>
      <ErrorNotice
        error={removal.error}
        action="The app wasn't removed."
        overrides={{ 'sign-in-too-old': 'This link is too old. Ask for a new one.' }}
      />
    </>
  );
}
