import type { Picture } from '@showcase/data/images';

/** A newly chosen picture. The stored file is named after its id, so uploading it twice stores one file. */
export function createPicture(file: File): Picture {
  return { id: crypto.randomUUID(), name: file.name, source: file };
}

/** Pictures for a copy of a row: with new ids, and without stored files, because those are removed with the original row. */
export function copyPictures(pictures: readonly Picture[]): Picture[] {
  return pictures
    .filter(({ source }) => source instanceof File || /^https?:/i.test(source))
    .map((picture) => ({ ...picture, id: crypto.randomUUID() }));
}

/** A stored picture in a form, with the id from its file name. */
export function toStoredPicture(reference: string, name: string): Picture {
  const id = /([\da-f-]{36})(?:-1600)?\.\w+$/.exec(reference)?.[1] ?? reference;
  return { id, name, source: reference };
}
