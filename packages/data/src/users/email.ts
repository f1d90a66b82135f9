import { z } from '../zod.ts';
import { validateEmail } from '../forms/validate-email.ts';

/** The one rule for email addresses of accounts and subscribers. */
export const emailSchema = z
  .string()
  .trim()
  .superRefine((email, context) => {
    const message = validateEmail(email);
    if (message) context.addIssue({ code: 'custom', message });
  });
