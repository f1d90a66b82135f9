export { useDocument, type LoadDocuments } from './use-document.ts';
