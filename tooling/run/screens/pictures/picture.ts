export const pageWidths = [390, 768, 1440];
export const pageLooks = ['light', 'dark'] as const;
export const storyWidths = [390, 1440];
export const storyLooks = ['light', 'dark', 'rtl'] as const;

export type Look = (typeof storyLooks)[number];

/** A page or a story, of which each width and look is one picture. */
export type Subject = {
  kind: 'page' | 'story';
  name: string;
  widths: number[];
  looks: readonly Look[];
};
export type Picture = { subject: Subject; width: number; look: Look; file: string };

export function pageSubject({ name }: { name: string }): Subject {
  return { kind: 'page', name, widths: pageWidths, looks: pageLooks };
}

export function storySubject({ id }: { id: string }): Subject {
  return { kind: 'story', name: id, widths: storyWidths, looks: storyLooks };
}

export function listPictures(subject: Subject): Picture[] {
  return subject.looks.flatMap((look) =>
    subject.widths.map((width) => ({ subject, width, look, file: getFile(subject, width, look) })),
  );
}

/** The picture's path in each folder of pictures. */
export function getFile({ kind, name }: Subject, width: number, look: Look): string {
  return `${kind}-${name}-${width}-${look}.png`;
}
