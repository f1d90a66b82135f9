import type { Picture } from '@showcase/data';

/** A picture that was chosen just now; its id names the stored file, so that a repeated upload is the same one. */
export function newPicture(file: File): Picture {
  return { id: crypto.randomUUID(), name: file.name, source: file };
}

/** Those that outlive the row they were stored for: its files are removed with it. */
export function withoutFilesOfRow(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ source }) => source instanceof File || /^https?:/i.test(source));
}

/** A stored picture in a form; it keeps the id that it was stored under. */
export function storedPicture(reference: string, name: string): Picture {
  const id = /([\da-f-]{36})\.\w+$/.exec(reference)?.[1] ?? reference;
  return { id, name, source: reference };
}
