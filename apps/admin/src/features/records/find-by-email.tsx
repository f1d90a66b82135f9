import { findByEmail, type FoundByEmail } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { Field, Notice, Stack, TextInput } from '@showcase/ui';
import { useState } from 'react';
import { PersonLink } from './record-cells.tsx';

/** Finds an account and a newsletter sign-up by their whole address. */
export function FindByEmail() {
  const client = useDataClient();
  const [email, setEmail] = useState('');
  const searching = useSubmit({ mutationFn: (typed: string) => findByEmail(client, typed) });
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
        <ErrorNotice error={searching.error} action="We couldn't search." />
        {searching.data && <Found found={searching.data} />}
      </Stack>
    </form>
  );
}

function Found({ found: { person, subscriber } }: { found: FoundByEmail }) {
  return (
    <Notice variant={person || subscriber ? 'success' : 'info'}>
      {person ? (
        <>
          Account: <PersonLink person={person} />.
        </>
      ) : (
        'No account has this address.'
      )}{' '}
      {!subscriber && 'It is not signed up for the newsletter.'}
      {subscriber &&
        (subscriber.confirmed_at
          ? 'It gets the newsletter.'
          : 'It is signed up for the newsletter, not confirmed yet.')}
    </Notice>
  );
}
