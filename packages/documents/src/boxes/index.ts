export { findBoxes } from './find-boxes.ts';
