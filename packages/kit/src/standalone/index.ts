export { startStandalone } from './start-standalone.tsx';
