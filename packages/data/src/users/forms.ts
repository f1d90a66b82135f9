import { z } from '../zod.ts';
import { normalUsername, USERNAME_MESSAGES, usernameFault } from './profile/username.ts';

/** Optional; written in small letters whatever was typed. Whether it is free is asked apart (usernameAvailable). */
export const usernameSchema = z
  .string()
  .transform(normalUsername)
  .superRefine((username, context) => {
    const fault = usernameFault(username);
    if (fault) context.addIssue({ code: 'custom', message: USERNAME_MESSAGES[fault] });
  });
