export { useClosePanel } from './use-close-panel.ts';
