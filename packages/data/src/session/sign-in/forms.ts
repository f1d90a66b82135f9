import { z } from '../../zod.ts';
import { PASSWORD_MIN_LENGTH } from '../../constants.ts';
import { emailError } from '../../users/email.ts';
import { cleanName, isNameTooLong, NAME_TOO_LONG } from '../../users/profile/name.ts';
import { normalUsername, USERNAME_MESSAGES, usernameFault } from '../../users/profile/username.ts';

export const loginSchema = z
  .object({ email: z.string().trim(), password: z.string() })
  .superRefine((values, context) => {
    requireText(context, values, 'Please fill in all fields');
  });

export type LoginValues = z.infer<typeof loginSchema>;

const INCOMPLETE = 'Please fill in all required fields';

const signupFields = z.object({
  name: z.string().transform(cleanName),
  username: z.string().transform(normalUsername),
  email: z.string().trim(),
  password: z.string(),
  confirmPassword: z.string(),
});

export type SignupValues = z.infer<typeof signupFields>;

/** One rule at a time: the specified ones in the order required, match, length, username; then those of name and address. */
export const signupSchema = signupFields.superRefine((values, context) => {
  const { username: _optional, ...required } = values;
  if (!requireText(context, required, INCOMPLETE)) return;
  const fault = passwordFault(values) ?? identityFault(values);
  if (fault) context.addIssue({ code: 'custom', ...fault });
});

function identityFault({ username, name, email }: SignupValues) {
  const fault = usernameFault(username);
  if (fault) return { message: USERNAME_MESSAGES[fault], path: ['username'] };
  if (isNameTooLong(name)) return { message: NAME_TOO_LONG, path: ['name'] };
  const message = emailError(email);
  return message && { message, path: ['email'] };
}

/** The second half of password recovery. */
export const newPasswordSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine((values, context) => {
    const fault = requireText(context, values, INCOMPLETE) && passwordFault(values);
    if (fault) context.addIssue({ code: 'custom', ...fault });
  });

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

/** Adds an issue to each empty field; false where there is one. */
function requireText(
  context: z.core.$RefinementCtx,
  values: Record<string, string>,
  message: string,
): boolean {
  const empty = Object.keys(values).filter((field) => values[field] === '');
  for (const field of empty) context.addIssue({ code: 'custom', message, path: [field] });
  return empty.length === 0;
}

function passwordFault({ password, confirmPassword }: NewPasswordValues) {
  if (password !== confirmPassword) {
    return { message: 'Passwords do not match', path: ['confirmPassword'] };
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { message: 'Password must be at least 6 characters long', path: ['password'] };
  }
  return null;
}
