import type { PreparedAttachment } from './prepare-attachment.ts';

export type { PreparedAttachment };

/** Loads the code that prepares files when the first one is added. */
export async function prepareAttachment(file: Blob): Promise<PreparedAttachment> {
  const code = await import('./prepare-attachment.ts');
  return code.prepareAttachment(file);
}
