import { themeStorageKey } from './theme-choice.ts';
import { palette } from './tokens.ts';

/** For a `<script>` in the head, before any styles, so that the first paint and the browser's UI have the theme's colors. */
export const themeScript = [
  `(function(){var t=null;`,
  `try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}`,
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
  `document.documentElement.setAttribute('data-theme',t);`,
  `var m=document.createElement('meta');m.name='theme-color';`,
  `m.content=t==='dark'?'${palette.dark.paper}':'${palette.light.paper}';`,
  `document.head.append(m)})()`,
].join('');
