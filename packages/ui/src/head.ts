export { themeScript } from './theme/theme-script.ts';
export { themeStyle } from './theme/token-css.ts';
