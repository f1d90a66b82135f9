import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';
import { themeScript, themeStyle } from '../packages/ui/src/head.ts';

/** What the shell waits for before its first render and Vite does not list by itself: found by the names of its files. */
const awaited = [
  /^assets\/pendingShares-.*\.js$/,
  /^assets\/loadShare-eager-.*\.js$/,
  /^assets\/bootstrap-.*\.js$/,
];

/** Lets the browser fetch the shell's chunks, with all they import, and its font side by side, in place of one after the other. */
export function preloadShell(): Plugin {
  return {
    name: 'preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        const isMissing = (file: string) => !html.includes(file);
        const chunks = withImports(
          bundle,
          files.filter((file) => awaited.some((name) => name.test(file))),
        );
        const scripts = chunks.map(({ fileName }) => fileName);
        const fonts = files.filter((file) => /inter-latin-wght-.*\.woff2$/.test(file));
        return [
          ...scripts.filter(isMissing).map((file) => link(file, { rel: 'modulepreload' })),
          ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
      },
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** Chunks and all they import statically, each once. */
function withImports(bundle: Bundle, files: string[]): Chunk[] {
  const chunksByFile = new Map<string, Chunk>();
  const pending = [...files];
  for (const file of pending) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunksByFile.has(file)) continue;
    chunksByFile.set(file, chunk);
    pending.push(...chunk.imports);
  }
  return [...chunksByFile.values()];
}

function link(file: string, attributes: Record<string, string>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...attributes, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  };
}

/** Writes the shell's own rules, which name its fonts, into the page: a stylesheet that hangs would keep the whole page blank. */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: false } }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (tag, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return tag;
          delete bundle[file];
          return `<style>${String(sheet.source)}</style>`;
        }),
    },
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
