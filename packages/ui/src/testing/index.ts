export { findViolations } from './axe.ts';
export { imageFile } from './image-files.ts';
export { describeConformance } from './describe-conformance.tsx';
export { renderWithUi } from './render-with-ui.tsx';
