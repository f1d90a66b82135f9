import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript, themeStyle } from '../packages/ui/src/head.ts';

/** What the shell waits for before its first render and Vite does not list by itself: found by the names of its files. */
const awaited = [
  /^assets\/pendingShares-.*\.js$/,
  /^assets\/loadShare-eager-.*\.js$/,
  /^assets\/bootstrap-.*\.js$/,
];

/** Lets the browser fetch the shell's chunks and its font side by side, in place of one after the other. */
export function preloadShell(): Plugin {
  return {
    name: 'preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        const scripts = files.filter((file) => awaited.some((name) => name.test(file)));
        const fonts = files.filter((file) => /inter-latin-wght-.*\.woff2$/.test(file));
        return [
          ...scripts.map((file) => link(file, { rel: 'modulepreload' })),
          ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
      },
    },
  };
}

function link(file: string, attributes: Record<string, string>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...attributes, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  };
}

/** Writes the tokens and the theme's choice into the page's head, so that the first paint has its colours. */
export function themeBeforePaint(): Plugin {
  const tags: HtmlTagDescriptor[] = [
    { tag: 'script', children: themeScript },
    { tag: 'style', children: themeStyle },
  ];
  return { name: 'theme-before-paint', transformIndexHtml: () => tags };
}
