import { profileForm, type ProfileValues } from '@showcase/data/schemas';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { setContactEmail } from '@showcase/data/users';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Field, Notice, Stack, TextInput } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';

/** The email address behind the link on the profile, if it is not that of the account. */
export function ContactEmailField({ unconfirmed }: { unconfirmed: string | null }) {
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <Stack gap={2}>
      <Field
        label={profileForm.labels.contact_email}
        hint="For your public profile. Leave it empty to use your account's email"
        error={formState.errors.contact_email?.message}
      >
        <TextInput {...register('contact_email')} type="email" autoComplete="off" />
      </Field>
      {unconfirmed && <Unconfirmed key={unconfirmed} email={unconfirmed} />}
    </Stack>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const client = useDataClient();
  const { user } = useUser();
  const link = useSubmit({
    mutationFn: () => setContactEmail(client, { userId: user?.id ?? '', email }),
  });
  return (
    <>
      <Notice
        action={
          <Button size="s" isBusy={link.isPending} onClick={() => link.mutate()}>
            Send a new link
          </Button>
        }
      >
        {link.isSuccess
          ? `We sent a new link to ${email}.`
          : `Others see no email until you open the link that we sent to ${email}.`}
      </Notice>
      <ErrorNotice error={link.error} action="No link was sent." />
    </>
  );
}
