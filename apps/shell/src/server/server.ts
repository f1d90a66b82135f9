/** The shell's server bundle; the types of `ServerBundle` describe it. */
export { evaluateRemote, runRemote } from './evaluate-remote.ts';
export { renderPage } from './render-page.tsx';
