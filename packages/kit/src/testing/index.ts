export { openRemote } from './open-remote.tsx';
