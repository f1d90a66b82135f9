import { motions, palette, shadows, textSizes } from './tokens.ts';

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declareTheme(theme: keyof typeof palette) {
  const colors = Object.entries(palette[theme]).map(
    ([name, value]) => `--color-${toKebab(name)}:${value};`,
  );
  const scheme = theme === 'light' ? 'light' : 'dark';
  const { low, high } = shadows[scheme];
  return `color-scheme:${scheme};${colors.join('')}--shadow-low:${low};--shadow-high:${high};`;
}

/** Fonts of the system, adjusted in fonts.css. */
const listFallbacks = (font: string) =>
  ['Arial', 'Roboto', 'DejaVu'].map((name) => `'${font} by ${name}'`).join(',');

const textFonts = `'Inter Variable',${listFallbacks('Inter')},system-ui,sans-serif`;

/** All tokens as CSS: shared ones on `:root`, colors by `data-theme`, and the system's theme until a script has run. */
export const tokenCss = [
  `:root{--font:${textFonts};`,
  `--font-display:'Bricolage Grotesque',${listFallbacks('Bricolage')},${textFonts};`,
  `--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;`,
  ...textSizes.map((size) => `--text-${size}:${size / 16}rem;`),
  `--motion-fast:${motions.fast};--motion-slow:${motions.slow};--bottom-bar:0px;}`,
  `:root,[data-theme]{scrollbar-color:var(--color-control) var(--color-paper);}`,
  `:root,[data-theme='light']{${declareTheme('light')}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declareTheme('dark')}}}`,
  `[data-theme='dark']{${declareTheme('dark')}}`,
  `[data-theme='night']{${declareTheme('night')}}`,
  `@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-slow:0ms;}}`,
].join('\n');

/** For a `<style>` in the head of the shell's page: the right background and margin until the app's scripts have run. */
export const themeStyle = [
  `body{margin:0}`,
  `html{background:${palette.light.paper};color-scheme:light}`,
  `@media (prefers-color-scheme:dark){html:not([data-theme]){background:${palette.dark.paper};color-scheme:dark}}`,
  `html[data-theme='dark']{background:${palette.dark.paper};color-scheme:dark}`,
].join('');
