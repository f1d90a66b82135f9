import type { Picture } from './frames.ts';
import { cornerMarket } from './shots/samples/corner-market.ts';
import { pulseBoardGallery } from './shots/samples/pulse-board-gallery.ts';
import { pulseBoard } from './shots/samples/pulse-board.ts';
import { studyPath } from './shots/samples/study-path.ts';

/** The images of the public site's samples, by file name. */
export const samples: Record<string, Picture> = {
  ...pulseBoard,
  ...pulseBoardGallery,
  ...cornerMarket,
  ...studyPath,
};
