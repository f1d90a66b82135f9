import { emailSchema } from '../users/email.ts';
import { z } from '../zod.ts';

export const newsletterSchema = z.object({ email: emailSchema });
