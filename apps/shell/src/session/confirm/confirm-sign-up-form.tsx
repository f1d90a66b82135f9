import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { newPasswordSchema, type NewPasswordValues } from '@showcase/data/schemas';
import { openMailLink, type MailLink } from '@showcase/data/session';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../auth-form.tsx';
import { explainInvalid } from '../explain-failure.ts';
import { NewPasswordFields } from '../password-strength/new-password-fields.tsx';
import { explainLinkFailure, OtherAccount } from './link-account.tsx';
import { InvalidLinkNotice } from './invalid-link-notice.tsx';
import { getPathAfterLink } from './path-after-link.ts';

/**
 * Confirms a sign-up that this browser did not begin, or was not the first to. Somebody else may have signed up with the address, so whoever
 * reads its mail chooses the password.
 */
export function ConfirmSignUpForm({ link, next }: { link: MailLink; next: string | null }) {
  const client = useDataClient();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const opening = useSubmit({
    mutationFn: ({ password }: NewPasswordValues) => openMailLink(client, link, password),
    async onSuccess(outcome) {
      const type = outcome === 'needs-password' ? 'recovery' : link.type;
      await navigate(getPathAfterLink({ type }, next), { replace: true });
    },
  });
  if (opening.error?.kind === 'invalid-token') return <InvalidLinkNotice link={link} />;
  const failure =
    explainInvalid(form.formState.errors) ?? (opening.error && explainLinkFailure(opening.error));

  return (
    <AuthForm form={form} onSubmit={opening.mutate} failure={failure}>
      <OtherAccount link={link} />
      <p>Choose your password. The one you typed when you signed up works, too.</p>
      <NewPasswordFields email={link.email} />
      <SubmitButton submission={opening} size="l">
        Confirm and sign in
      </SubmitButton>
    </AuthForm>
  );
}
