import { z } from '../zod.ts';
import { hasText } from '../has-text.ts';

export const REVIEW_LIMIT = 2000;

export const reviewSchema = z.object({
  rating: z
    .number('Choose a rating from 1 to 5')
    .int('Choose a rating from 1 to 5')
    .min(1, 'Choose a rating from 1 to 5')
    .max(5, 'Choose a rating from 1 to 5'),
  comment: z
    .string()
    .trim()
    .max(REVIEW_LIMIT, 'Use at most 2,000 characters')
    .refine(hasText, 'Write a comment'),
  /** Empty for no project. */
  projectId: z.string(),
});

export const reviewReplySchema = z.object({
  text: z
    .string()
    .trim()
    .max(REVIEW_LIMIT, 'Use at most 2,000 characters')
    .refine(hasText, 'Write a reply'),
});
