import { TextField } from '@showcase/kit/forms';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { normalizeUsername, type SignUpValues } from '@showcase/data/schemas';
import { ProfilePath, CheckLine, UsernameBox } from './username-field.styles.ts';
import { useUsernameCheck, type UsernameCheck } from './use-username-check.ts';

/** The optional username of the public profile's URL, always in lowercase. */
export function UsernameField() {
  const { setValue } = useFormContext<SignUpValues>();
  const username = normalizeUsername(useWatch<SignUpValues, 'username'>({ name: 'username' }));
  const check = useUsernameCheck(username);
  const hint = (
    <>
      3-30 characters. Your public link:{' '}
      <ProfilePath>/creator/{username || 'username'}</ProfilePath>
    </>
  );

  function lowercaseUsername({ target }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart;
    setValue('username', target.value.toLowerCase());
    target.setSelectionRange(caret, caret);
  }

  return (
    <UsernameBox>
      <TextField<SignUpValues>
        name="username"
        label="Username"
        hint={hint}
        error={'message' in check ? check.message : undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={lowercaseUsername}
      />
      <CheckLine role="status" data-state={check.state}>
        <CheckText state={check.state} />
      </CheckLine>
    </UsernameBox>
  );
}

function CheckText({ state }: Pick<UsernameCheck, 'state'>) {
  switch (state) {
    case 'checking':
      return (
        <>
          <LoaderCircle aria-hidden />
          Checking...
        </>
      );
    case 'available':
      return (
        <>
          <CircleCheck aria-hidden />
          Username is available
        </>
      );
    case 'unknown':
      return "We couldn't check this username. We'll check it again when you sign up.";
    default:
      return null;
  }
}
