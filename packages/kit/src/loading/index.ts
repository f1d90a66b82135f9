export { loadLater } from './load-later.tsx';
export { useCode } from './use-code.ts';
