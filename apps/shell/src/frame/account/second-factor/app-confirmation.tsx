import { useDataClient } from '@showcase/data/query';
import { confirmApp, type AppEnrollment } from '@showcase/data/security';
import { readAppCode } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, FormField, SubmitButton, useSubmit } from '@showcase/kit/forms';
import { QrCode } from '@showcase/kit/qr-code';
import { Button, TextInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { AccountFields, Actions, Explanation } from '../account-dialog.styles.ts';
import { Secret, SetupRow } from './second-factor.styles.ts';

type CodeValues = { code: string };

type AppConfirmationProps = {
  enrollment: AppEnrollment;
  isFinishing: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The key that the app reads, as a picture and as text, and the first code that proves it did. */
export function AppConfirmation(props: AppConfirmationProps) {
  const { enrollment, isFinishing, onConfirm, onCancel } = props;
  const client = useDataClient();
  const form = useForm<CodeValues>({ defaultValues: { code: '' } });
  const confirmation = useSubmit({
    mutationFn: ({ code }: CodeValues) =>
      confirmApp(client, {
        factorId: enrollment.factorId,
        code: readAppCode(code) ?? '',
      }),
    onSuccess: onConfirm,
    onError({ kind }) {
      if (kind !== 'invalid-credentials') return;
      const message = 'This code is wrong or has expired. Enter the one that your app shows now';
      form.setError('code', { message }, { shouldFocus: true });
    },
  });
  const failure = confirmation.error?.kind === 'invalid-credentials' ? null : confirmation.error;
  return (
    <Form form={form} onSubmit={confirmation.mutate}>
      <AccountFields>
        <SetupRow>
          <QrCode size="l" text={enrollment.uri} label="QR code for your authenticator app" />
          <Explanation>
            Scan this with your authenticator app, or type the key into it:
            <Secret dir="ltr" translate="no">
              {enrollment.secret.match(/.{1,4}/g)?.join(' ')}
            </Secret>
          </Explanation>
        </SetupRow>
        <ErrorNotice error={failure} action="Your app wasn't confirmed." />
        <FormField<CodeValues>
          name="code"
          label="Code from the app"
          hint="6 digits. All your other devices will be signed out."
          isRequired
        >
          <TextInput
            autoFocus
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            {...form.register('code', {
              validate: (code) =>
                readAppCode(code) !== null || 'Enter the 6 digits that your app shows',
            })}
          />
        </FormField>
        <Actions>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton
            submission={{ ...confirmation, isPending: confirmation.isPending || isFinishing }}
          >
            Turn on
          </SubmitButton>
        </Actions>
      </AccountFields>
    </Form>
  );
}
