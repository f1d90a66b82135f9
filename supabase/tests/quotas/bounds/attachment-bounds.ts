import { between, text, x } from './bound.ts';

const HIDDEN = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];
const BREAKS = ['\n', '\t', '\u007f', '\u009f', '\u2028', '\u2029'];

/** A sent picture, except for the tested column. */
export const attachmentBounds = {
  name: {
    accepted: [x(200), 'a', '.env', 'photo.jpg.exe', '地図 – plan.pdf', 'نقشه\u200c.pdf', '👩‍💻.png'],
    rejected: [
      ...[x(201), '', ' ', '.', '..', '. .', 'a/b', 'a\\b', '../a', '/etc/passwd'],
      ...[...HIDDEN, ...BREAKS].map((character) => `invoice${character}fdp.exe`),
    ],
  },
  size: between(1, 20_971_520),
  position: between(0, 9),
  width: between(1, 65_535),
  height: between(1, 65_535),
  alt: text(300),
  preview_widths: {
    accepted: [[480], [1600], [480, 1600]],
    rejected: [[], [1600, 480], [480, 480], [481], [[480]]],
  },
  preview_size: between(1, 2_097_152),
};
