import { SubmitButton } from '@showcase/kit/forms';
import { Field, Stack, TextInput } from '@showcase/ui';
import { useState } from 'react';
import { Found } from './found-by-email.tsx';
import { useFindByEmail } from './use-find-by-email.ts';

/** Finds an account and a newsletter sign-up by their whole address. */
export function FindByEmail() {
  const [email, setEmail] = useState('');
  const searching = useFindByEmail();
  return (
    <form
      role="search"
      aria-label="Search by email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        searching.mutate(email);
      }}
    >
      <Stack gap={3} align="start">
        <Field label="Email" hint="The whole address. Each search is in the audit log.">
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <SubmitButton submission={searching}>Search by email</SubmitButton>
        <Found searching={searching} />
      </Stack>
    </form>
  );
}
