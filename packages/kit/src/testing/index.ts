export { enterText } from './enter-text.ts';
export { metaContent } from './meta-content.ts';
export { openRemote } from './open-remote.tsx';
export { renderOnServer } from './render-on-server.tsx';
export { WithoutStyles, WithStyles } from './styles.tsx';
export { setWindowWidth } from './window-width.ts';
