export { palette } from './theme/tokens.ts';
