import { signOutElsewhere, useDataClient } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { Button, Notice } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';

/** After a change of password: whoever knew the old one may still be signed in somewhere. */
export function SignOutElsewhere() {
  const client = useDataClient();
  const ending = useSubmit({ mutationFn: () => signOutElsewhere(client) });
  if (ending.isSuccess) {
    return <Notice variant="success">You are signed out everywhere else.</Notice>;
  }
  return (
    <>
      <Notice
        variant="success"
        action={
          <Button size="s" isBusy={ending.isPending} onClick={() => ending.mutate()}>
            Sign out everywhere else
          </Button>
        }
      >
        Your password is changed. Other devices stay signed in.
      </Notice>
      {ending.error && (
        <Notice variant="danger">
          {explainError(ending.error, { action: 'The other devices are still signed in.' })}
        </Notice>
      )}
    </>
  );
}
