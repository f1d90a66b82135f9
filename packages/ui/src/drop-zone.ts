export { DropZone } from './drop-zone/drop-zone.tsx';
export type { RejectedFile } from './drop-zone/check-files.ts';
export type { DropItem } from './drop-zone/preview.tsx';
export { ProgressBar } from './drop-zone/drop-zone.styles.ts';
export type { ImageProblem } from './drop-zone/image-problem.ts';
export { useRejectStrayDrops } from './drop-zone/use-reject-stray-drops.ts';
