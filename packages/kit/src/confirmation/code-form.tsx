import { useDataClient } from '@showcase/data/query';
import { enterAppCode, enterRecoveryCode } from '@showcase/data/security';
import { Button, Stack, TextInput } from '@showcase/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '../errors/error-notice.tsx';
import { Form } from '../forms/form.tsx';
import { FormField } from '../forms/fields/form-field.tsx';
import { useSubmit } from '../forms/submit/use-submit.ts';
import { readAppCode } from './read-app-code.ts';

type CodeValues = { code: string };
type Method = 'app' | 'recovery';

const METHODS = {
  app: {
    label: 'Code from your authenticator app',
    hint: '6 digits',
    invalid: 'Enter the 6 digits that your app shows',
    isComplete: (code: string) => readAppCode(code) !== null,
    wrong: 'This code is wrong or has expired. Enter the one that your app shows now',
    switch: 'Use a recovery code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten that you saved. Each works once.',
    invalid: 'Enter a recovery code',
    isComplete: (code: string) => code.trim() !== '',
    wrong: 'This recovery code is wrong or was used before',
    switch: 'Use your authenticator app',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  },
} as const;

/** Props of the form for the second code; `onConfirm` is called once this session is confirmed. */
export function useCodeEntry(onConfirm: () => void) {
  const client = useDataClient();
  const [method, setMethod] = useState<Method>('app');
  const form = useForm<CodeValues>({ defaultValues: { code: '' } });
  const submission = useSubmit({
    mutationFn: ({ code }: CodeValues) =>
      method === 'app'
        ? enterAppCode(client, readAppCode(code) ?? '')
        : enterRecoveryCode(client, code),
    onSuccess: onConfirm,
    onError({ kind }) {
      if (kind !== 'invalid-credentials') return;
      form.setError('code', { message: METHODS[method].wrong }, { shouldFocus: true });
    },
  });
  const changeMethod = () => {
    setMethod(method === 'app' ? 'recovery' : 'app');
    submission.reset();
    form.reset();
  };
  return { form, submission, method, changeMethod };
}

type CodeFormProps = { id?: string; entry: ReturnType<typeof useCodeEntry> };

/** Asks for a code of the authenticator app, or a recovery code. The button that submits it is elsewhere. */
export function CodeForm({ id, entry }: CodeFormProps) {
  const { form, submission, method, changeMethod } = entry;
  const failure = submission.error?.kind === 'invalid-credentials' ? null : submission.error;
  return (
    <Stack gap={3}>
      <Form id={id} form={form} onSubmit={submission.mutate}>
        <ErrorNotice
          error={failure}
          action="We couldn't check your code."
          overrides={{
            'rate-limited': 'There were too many wrong codes. Try again later, or another way.',
          }}
        />
        <CodeField key={method} form={form} method={method} />
      </Form>
      <div>
        <Button size="s" variant="ghost" onClick={changeMethod}>
          {METHODS[method].switch}
        </Button>
      </div>
    </Stack>
  );
}

function CodeField({ form, method }: { form: UseFormReturn<CodeValues>; method: Method }) {
  const { label, hint, invalid, isComplete, input } = METHODS[method];
  return (
    <FormField<CodeValues> name="code" label={label} hint={hint} isRequired>
      <TextInput
        autoFocus
        dir="ltr"
        {...input}
        {...form.register('code', { validate: (code) => isComplete(code) || invalid })}
      />
    </FormField>
  );
}
