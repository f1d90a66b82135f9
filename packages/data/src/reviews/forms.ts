import { z } from '../zod.ts';
import { hasText } from '../has-text.ts';

export const REVIEW_LIMIT = 2000;

export const reviewSchema = z.object({
  rating: z
    .number('Please choose a rating from 1 to 5')
    .int('Please choose a rating from 1 to 5')
    .min(1, 'Please choose a rating from 1 to 5')
    .max(5, 'Please choose a rating from 1 to 5'),
  comment: z
    .string()
    .trim()
    .max(REVIEW_LIMIT, 'The comment has at most 2,000 characters')
    .refine(hasText, 'Please write a comment'),
  /** Empty for no project. */
  projectId: z.string(),
});

export type ReviewValues = z.infer<typeof reviewSchema>;

export const reviewReplySchema = z.object({
  text: z
    .string()
    .trim()
    .max(REVIEW_LIMIT, 'The reply has at most 2,000 characters')
    .refine(hasText, 'Please write a reply'),
});

export type ReviewReplyValues = z.infer<typeof reviewReplySchema>;
