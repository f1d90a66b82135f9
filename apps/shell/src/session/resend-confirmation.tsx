import { useDataClient } from '@showcase/data/query';
import { resendConfirmation } from '@showcase/data/session';
import { Notice } from '@showcase/ui';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { FailureBanner } from './auth-card.tsx';
import { AuthFields } from './auth-card.styles.ts';
import { explainFailure } from './explain-failure.ts';
import { useNextPath } from './use-next-path.ts';

/** Sends the confirmation email again. The response is the same whether or not an account is waiting for one. */
export function ResendConfirmation({ email }: { email: string }) {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const resending = useSubmit({
    mutationFn: () =>
      resendConfirmation(client, {
        email,
        redirectTo: new URL(withNext('/login'), window.location.origin).href,
      }),
  });

  return (
    <form
      aria-label="Confirmation email"
      onSubmit={(event) => {
        event.preventDefault();
        resending.mutate();
      }}
    >
      <AuthFields>
        <FailureBanner
          failure={
            resending.error &&
            explainFailure(resending.error, "We couldn't send the email. Try again.")
          }
        />
        {resending.isSuccess && (
          <Notice variant="success">
            If {email} still needs to be confirmed, a new email is on its way.
          </Notice>
        )}
        <SubmitButton submission={resending} variant="secondary" size="l">
          Send the email again
        </SubmitButton>
      </AuthFields>
    </form>
  );
}
