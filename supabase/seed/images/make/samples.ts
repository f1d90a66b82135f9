import type { Picture } from './frames.ts';
import { cornerMarket } from './shots/samples/corner-market.ts';
import { pulseBoardGallery } from './shots/samples/pulse-board-gallery.ts';
import { pulseBoard } from './shots/samples/pulse-board.ts';
import { studyPath } from './shots/samples/study-path.ts';

/** What the public site shows while the marketplace has nothing to show, by file name. */
export const samples: Record<string, Picture> = {
  ...pulseBoard,
  ...pulseBoardGallery,
  ...cornerMarket,
  ...studyPath,
};
