import { PROFILE_USERNAME_MESSAGES, type ProfileValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { CircleCheck } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Available, FieldStatus } from '../profile-editor.styles.ts';
import type { UsernameCheck } from './use-username-check.ts';

const HINT = '3-30 characters: lowercase letters, numbers, underscores and hyphens';

export function UsernameField({ check }: { check: UsernameCheck }) {
  const { register, formState } = useFormContext<ProfileValues>();
  const input = register('username');
  const takenMessage = check === 'taken' ? PROFILE_USERNAME_MESSAGES.taken : undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    toLowerCase(event.currentTarget);
    return input.onChange(event);
  };
  return (
    <Field
      label="Username"
      error={formState.errors.username?.message ?? takenMessage}
      hint={
        <>
          {HINT}
          <FieldStatus role="status">
            {check === 'checking' && 'Checking…'}
            {check === 'unknown' && 'We could not check this name; saving will tell.'}
            {check === 'available' && (
              <Available>
                <CircleCheck aria-hidden />
                Username is available
              </Available>
            )}
          </FieldStatus>
        </>
      }
    >
      <TextInput
        {...input}
        onChange={change}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

function toLowerCase(input: HTMLInputElement) {
  const lowered = input.value.toLowerCase();
  if (lowered === input.value) return;
  const caret = input.selectionStart;
  input.value = lowered;
  input.setSelectionRange(caret, caret);
}
