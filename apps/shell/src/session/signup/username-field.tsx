import { USERNAME_MESSAGES, validateUsername } from '@showcase/data/users';
import { normalizeUsername, type SignUpValues } from '@showcase/data/schemas';
import { TextField } from '@showcase/kit/forms';
import { useUsernameCheck, type UsernameCheck } from '@showcase/kit/username';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProfilePath, CheckLine, UsernameBox } from './username-field.styles.ts';

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
        error={getError(check, username)}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={lowercaseUsername}
      />
      <CheckLine role="status" data-state={check}>
        <CheckText check={check} />
      </CheckLine>
    </UsernameBox>
  );
}

function getError(check: UsernameCheck, username: string) {
  if (check === 'taken') return USERNAME_MESSAGES.taken;
  const error = check === 'invalid' && validateUsername(username);
  return error ? USERNAME_MESSAGES[error] : undefined;
}

function CheckText({ check }: { check: UsernameCheck }) {
  switch (check) {
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
