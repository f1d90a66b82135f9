import type { Picture } from '@showcase/data';

/** A picture that was chosen just now; its id names the stored file, so that a repeated upload is the same one. */
export function createPicture(file: File): Picture {
  return { id: crypto.randomUUID(), name: file.name, source: file };
}

/** For a copy of a row: under ids of its own, and without the stored files, which are removed with the row. */
export function copyPictures(pictures: readonly Picture[]): Picture[] {
  return pictures
    .filter(({ source }) => source instanceof File || /^https?:/i.test(source))
    .map((picture) => ({ ...picture, id: crypto.randomUUID() }));
}

/** A stored picture in a form; it keeps the id that it was stored under. */
export function toStoredPicture(reference: string, name: string): Picture {
  const id = /([\da-f-]{36})\.\w+$/.exec(reference)?.[1] ?? reference;
  return { id, name, source: reference };
}
