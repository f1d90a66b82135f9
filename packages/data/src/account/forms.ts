import { z } from '../zod.ts';
import { emailSchema } from '../users/email.ts';
import { validateNewPassword } from './new-password.ts';

/** `currentPassword` is null for a user who has no password yet. */
const passwordFields = z.object({
  currentPassword: z.string().min(1, 'Enter your current password').nullable(),
  password: z
    .string()
    .min(1, 'Enter a new password')
    .refine((text) => validateNewPassword(text) === null, {
      error: ({ input }) => validateNewPassword(String(input)) ?? undefined,
    }),
  confirmPassword: z.string(),
});

export type PasswordChangeValues = z.infer<typeof passwordFields>;

export const passwordChangeSchema = passwordFields.superRefine((values, context) => {
  const { currentPassword, password, confirmPassword } = values;
  if (password !== confirmPassword) {
    context.addIssue({
      code: 'custom',
      message: 'Passwords do not match',
      path: ['confirmPassword'],
    });
  } else if (password === currentPassword) {
    context.addIssue({
      code: 'custom',
      message: "Choose a password that isn't your current one",
      path: ['password'],
    });
  }
});

export type EmailChangeValues = { email: string };

/** The new email of an account that has this one. */
export function emailChangeSchema(current: string) {
  const isOther = (email: string) => email.toLowerCase() !== current.toLowerCase();
  return z.object({ email: emailSchema.refine(isOther, 'This is your email already') });
}

export type AccountDeletionValues = { confirmation: string; password: string | null };

/** The confirmation is the email of the account; the database requires it too. */
export function accountDeletionSchema(email: string) {
  const isEmail = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  return z.object({
    confirmation: z.string().refine(isEmail, 'Type your email address to confirm'),
    password: z.string().min(1, 'Enter your password').nullable(),
  });
}
