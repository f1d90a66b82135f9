import type { NewPasswordValues } from '@showcase/data/schemas';
import { PasswordField } from '@showcase/kit/forms';
import { PasswordStrength } from './password-strength.tsx';

/** The fields of a form for a new password, which password managers store for this email. */
export function NewPasswordFields({ email }: { email: string }) {
  return (
    <>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField<NewPasswordValues>
        name="password"
        label="New password"
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        hint={<PasswordStrength />}
      />
      <PasswordField<NewPasswordValues>
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
