import { PROFILE_USERNAME_MESSAGES, profileForm, type ProfileValues } from '@showcase/data/schemas';
import type { UsernameCheck } from '@showcase/kit/username';
import { Field, Notice, Stack, TextInput } from '@showcase/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AvailableText, FieldStatus } from '../profile-editor.styles.ts';

const HINT = '3-30 characters: lowercase letters, numbers, underscores and hyphens';

type UsernameFieldProps = {
  check: UsernameCheck;
  /** The saved username; empty if there is none. */
  current: string;
};

export function UsernameField({ check, current }: UsernameFieldProps) {
  const { register, formState } = useFormContext<ProfileValues>();
  const input = register('username');
  const isChanging = useWatch<ProfileValues, 'username'>({ name: 'username' }) !== current;
  const takenMessage = check === 'taken' ? PROFILE_USERNAME_MESSAGES.taken : undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    toLowerCase(event.currentTarget);
    return input.onChange(event);
  };
  return (
    <Stack gap={2}>
      <Field
        label={profileForm.labels.username}
        error={formState.errors.username?.message ?? takenMessage}
        hint={
          <>
            {HINT}
            <FieldStatus role="status">
              {check === 'checking' && 'Checking…'}
              {check === 'unknown' &&
                "We couldn't check this username. We'll check it again when you save."}
              {check === 'available' && (
                <AvailableText>
                  <CircleCheck aria-hidden />
                  Username is available
                </AvailableText>
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
      {isChanging && current !== '' && (
        <Notice>
          Links to /creator/{current} will redirect to your new profile link for 90 days, and nobody
          else can take the username during that time. After that, the links stop working.
        </Notice>
      )}
    </Stack>
  );
}

function toLowerCase(input: HTMLInputElement) {
  const lowered = input.value.toLowerCase();
  if (lowered === input.value) return;
  const caret = input.selectionStart;
  input.value = lowered;
  input.setSelectionRange(caret, caret);
}
