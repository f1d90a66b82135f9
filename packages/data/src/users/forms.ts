import { z } from '../zod.ts';
import { normalizeUsername, USERNAME_MESSAGES, validateUsername } from './profile/username.ts';

/** Optional; written in small letters whatever was typed. Whether it is free is asked apart (usernameAvailable). */
export const usernameSchema = z
  .string()
  .transform(normalizeUsername)
  .superRefine((username, context) => {
    const error = validateUsername(username);
    if (error) context.addIssue({ code: 'custom', message: USERNAME_MESSAGES[error] });
  });
