export { useFoundCreators, useFoundServices } from './use-found.ts';
