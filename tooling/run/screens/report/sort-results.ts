import type { Result, Status } from '../comparison/compare-runs.ts';
import { listPictures, type Picture, type Subject } from '../pictures/picture.ts';

export type Compared = Picture & Result;
export type Section = { subject: Subject; status: Status; pictures: Compared[] };

/** What someone looks at first. */
const order: Status[] = ['failed', 'changed', 'new', 'same'];

/** A section for each page and story, with the status of its most notable picture; what changed comes first. */
export function sortResults(subjects: Subject[], results: Result[]): Section[] {
  const byFile = new Map(results.map((result) => [result.file, result]));
  const sections = subjects.map((subject) => {
    const pictures = listPictures(subject).flatMap((picture) => {
      const result = byFile.get(picture.file);
      return result ? [{ ...picture, ...result }] : [];
    });
    const status = order.find((one) => pictures.some((picture) => picture.status === one));
    return { subject, status: status ?? 'same', pictures };
  });
  return sections.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** For example '492 pictures: 480 same, 12 changed'. */
export function summarize(results: Result[]): string {
  const counts = order.toReversed().flatMap((status) => {
    const count = results.filter((result) => result.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  return [`${results.length} pictures`, counts.join(', ')].filter(Boolean).join(': ');
}
