export { DocumentButton } from './document-button.tsx';
export { useDocument } from './use-document.ts';
