import { MAX_ATTACHMENT_SIZE } from '../attachment.ts';

/** A sentence about why a file cannot be sent; null if it can. */
export function findFileProblem({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > MAX_ATTACHMENT_SIZE) return 'Files can have up to 20 MB.';
  return null;
}
