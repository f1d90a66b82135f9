/** What the pictures of the documentation show: the part of a page that fits on the screen of a laptop, or of phones side by side. */
export type DocsPicture = { file: string; look: 'light' | 'dark'; screen: Screen; pages: string[] };
type Screen = 'laptop' | 'phone';

export const screens: Record<Screen, { width: number; height: number }> = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** The pages are names of `site-pages.ts`. */
export const docsPictures: DocsPicture[] = [
  { file: 'landing.webp', look: 'light', screen: 'laptop', pages: ['landing'] },
  { file: 'projects.webp', look: 'light', screen: 'laptop', pages: ['projects'] },
  { file: 'creators.webp', look: 'dark', screen: 'laptop', pages: ['creators'] },
  { file: 'project.webp', look: 'light', screen: 'laptop', pages: ['project'] },
  { file: 'profile.webp', look: 'dark', screen: 'laptop', pages: ['creator'] },
  { file: 'dashboard.webp', look: 'light', screen: 'laptop', pages: ['dev-earnings'] },
  { file: 'messages.webp', look: 'light', screen: 'laptop', pages: ['messages'] },
  { file: 'phone.webp', look: 'light', screen: 'phone', pages: ['landing', 'project'] },
];

const MAX_BYTES = 1_000_000;

/** Throws if readers of the repository would load too much. */
export function assertSmall(bytes: number[]): void {
  const total = bytes.reduce((sum, size) => sum + size, 0);
  if (total > MAX_BYTES)
    throw new Error(`The pictures have ${total} bytes together, more than ${MAX_BYTES}.`);
}
