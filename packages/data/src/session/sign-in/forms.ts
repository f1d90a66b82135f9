import { z } from '../../zod.ts';
import { validateNewPassword } from '../../account/new-password.ts';
import { validateEmail } from '../../forms/validate-email.ts';
import {
  cleanName,
  hasPiledMarks,
  isNameTooLong,
  NAME_PILED,
  NAME_TOO_LONG,
} from '../../users/profile/name.ts';
import {
  normalizeUsername,
  USERNAME_MESSAGES,
  validateUsername,
} from '../../users/profile/username.ts';

export const signInSchema = z
  .object({ email: z.string().trim(), password: z.string() })
  .superRefine((values, context) => {
    requireText(context, values, 'Please fill in all fields');
  });

export type SignInValues = z.infer<typeof signInSchema>;

/** The email of an account for which a new password is wanted: the auth service knows others than `emailSchema` accepts. */
export const passwordResetSchema = z.object({
  email: z.string().trim().regex(/.@./, 'Enter a valid email address'),
});

const INCOMPLETE = 'Please fill in all required fields';

const signUpFields = z.object({
  name: z.string().transform(cleanName),
  username: z.string().transform(normalizeUsername),
  email: z.string().trim(),
  password: z.string(),
  confirmPassword: z.string(),
});

export type SignUpValues = z.infer<typeof signUpFields>;

/** One error at a time: the specified rules in the order required, match, length, username; then those of name and email. */
export const signUpSchema = signUpFields.superRefine((values, context) => {
  const { username: _optional, ...required } = values;
  if (!requireText(context, required, INCOMPLETE)) return;
  const issue = validatePasswords(values) ?? validateIdentity(values);
  if (issue) context.addIssue({ code: 'custom', ...issue });
});

function validateIdentity({ username, name, email }: SignUpValues) {
  const issue = validateUsername(username);
  if (issue) return { message: USERNAME_MESSAGES[issue], path: ['username'] };
  if (isNameTooLong(name)) return { message: NAME_TOO_LONG, path: ['name'] };
  if (hasPiledMarks(name)) return { message: NAME_PILED, path: ['name'] };
  const message = validateEmail(email);
  return message && { message, path: ['email'] };
}

/** The second step of password recovery. */
export const newPasswordSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine((values, context) => {
    const issue = requireText(context, values, INCOMPLETE) && validatePasswords(values);
    if (issue) context.addIssue({ code: 'custom', ...issue });
  });

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

/** Adds an issue to each empty field; returns false if there is one. */
function requireText(
  context: z.core.$RefinementCtx,
  values: Record<string, string>,
  message: string,
): boolean {
  const empty = Object.keys(values).filter((field) => values[field] === '');
  for (const field of empty) context.addIssue({ code: 'custom', message, path: [field] });
  return empty.length === 0;
}

function validatePasswords({ password, confirmPassword }: NewPasswordValues) {
  if (password !== confirmPassword) {
    return { message: 'Passwords do not match', path: ['confirmPassword'] };
  }
  const message = validateNewPassword(password);
  return message === null ? null : { message, path: ['password'] };
}
