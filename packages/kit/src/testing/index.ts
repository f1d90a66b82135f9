export { enterText } from './enter-text.ts';
export { openRemote } from './open-remote.tsx';
export { WithoutStyles } from './without-styles.tsx';
