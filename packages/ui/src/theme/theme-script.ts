import { themeStorageKey } from './theme-choice.ts';

/** For a `<script>` in the head, before any style: sets `data-theme` so that the first paint has the right colours. */
export const themeScript = [
  `(function(){var t=null;`,
  `try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}`,
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
  `document.documentElement.setAttribute('data-theme',t)})()`,
].join('');
