import type { Picture } from '@showcase/data';

/** A picture that was chosen just now; its id names the stored file, so that a repeated upload is the same one. */
export function newPicture(file: File): Picture {
  return { id: crypto.randomUUID(), name: file.name, source: file };
}

/** A stored picture in a form. */
export function storedPicture(reference: string, name: string): Picture {
  return { id: reference, name, source: reference };
}
