import { MAX_ATTACHMENT_SIZE } from '../attachment.ts';

const MAX_NAME_LENGTH = 200;
const HIDDEN_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A sentence about why a file cannot be sent; null if it can. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > MAX_ATTACHMENT_SIZE) return 'Files can have up to 20 MB.';
  if ([...name].length > MAX_NAME_LENGTH) {
    return `This file name is too long. Use up to ${MAX_NAME_LENGTH} characters.`;
  }
  if (HIDDEN_CHARACTERS.test(name)) {
    return 'This file name has hidden characters. Rename the file and add it again.';
  }
  if (/[/\\]/.test(name)) return "File names can't have slashes. Rename it and add it again.";
  if (/^[.\s]*$/.test(name)) return 'This file has no name. Rename it and add it again.';
  return null;
}
