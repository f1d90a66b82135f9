import { z } from '../../zod.ts';
import { PASSWORD_MIN_LENGTH } from '../../constants.ts';
import { USERNAME_MESSAGES, usernameFault } from '../../users/profile/username.ts';

export const loginSchema = z
  .object({ email: z.string().trim(), password: z.string() })
  .refine(({ email, password }) => email !== '' && password !== '', {
    message: 'Please fill in all fields',
    path: ['root'],
  });

export type LoginValues = z.infer<typeof loginSchema>;

const INCOMPLETE = 'Please fill in all required fields';

const signupFields = z.object({
  name: z.string().trim(),
  username: z.string().trim().toLowerCase(),
  email: z.string().trim(),
  password: z.string(),
  confirmPassword: z.string(),
});

export type SignupValues = z.infer<typeof signupFields>;

/** One issue at a time, in the order required, match, length, username. */
export const signupSchema = signupFields.superRefine((values, context) => {
  const fault = signupFault(values);
  if (fault) context.addIssue({ code: 'custom', ...fault });
});

function signupFault({ name, username, email, password, confirmPassword }: SignupValues) {
  const isIncomplete = [name, email, password, confirmPassword].includes('');
  if (isIncomplete) return { message: INCOMPLETE, path: ['root'] };
  const weakness = passwordFault({ password, confirmPassword });
  if (weakness) return weakness;
  const fault = usernameFault(username);
  return fault && { message: USERNAME_MESSAGES[fault], path: ['username'] };
}

/** The second half of password recovery. */
export const newPasswordSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine((values, context) => {
    const isIncomplete = values.password === '' || values.confirmPassword === '';
    const fault = isIncomplete ? { message: INCOMPLETE, path: ['root'] } : passwordFault(values);
    if (fault) context.addIssue({ code: 'custom', ...fault });
  });

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

function passwordFault({ password, confirmPassword }: NewPasswordValues) {
  if (password !== confirmPassword) {
    return { message: 'Passwords do not match', path: ['confirmPassword'] };
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { message: 'Password must be at least 6 characters long', path: ['password'] };
  }
  return null;
}
