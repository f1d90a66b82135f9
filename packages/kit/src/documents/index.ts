export { DocumentButton } from './document-button.tsx';
export { useDocument, type LoadDocuments } from './use-document.ts';
