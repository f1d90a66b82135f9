import { createHash } from 'node:crypto';

/**
 * The text that proves a subject, `example.com` or `github.com/ada/app`, for one user. It is no secret: published by anyone else, it
 * proves nothing for them, and a fork that copies it names another repository.
 */
export function proofText(userId: string, subject: string): string {
  const digest = createHash('sha256').update(`showcase-verify ${userId} ${subject}`).digest('hex');
  return `${subject} ${digest.slice(0, 32)}`;
}
