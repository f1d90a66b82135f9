export { DropZone } from './drop-zone/drop-zone.tsx';
export type { DropItem, RejectedFile } from './drop-zone/drop-zone.tsx';
export { ProgressBar } from './drop-zone/drop-zone.styles.ts';
export type { ImageProblem } from './drop-zone/image-problem.ts';
export { useRejectStrayDrops } from './drop-zone/use-reject-stray-drops.ts';
