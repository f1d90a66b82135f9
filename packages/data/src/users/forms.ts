import { z } from '../zod.ts';
import { normalizeUsername, USERNAME_MESSAGES, validateUsername } from './profile/username.ts';

/** Optional; converted to lowercase. `isUsernameAvailable` checks availability separately. */
export const usernameSchema = z
  .string()
  .transform(normalizeUsername)
  .superRefine((username, context) => {
    const error = validateUsername(username);
    if (error) context.addIssue({ code: 'custom', message: USERNAME_MESSAGES[error] });
  });
