export { useDocument } from './use-document.ts';
