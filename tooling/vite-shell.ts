import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin, UserConfig } from 'vite';
import { LAZY_SHARE } from './vite-federation.ts';
import { VERSION_MARK } from './release/src/version-mark.ts';
import { atStartOfHead } from './serve/src/pages/inline.ts';
import { themeScript, themeStyle } from '../packages/ui/src/head.ts';

/** Chunks that the shell waits for before its first render and that Vite does not list; found by file name. */
const awaited = [/^assets\/pendingShares-.*\.js$/, /^assets\/index-.*\.js$/];

/** Preloads the shell's chunks, with all their imports, and its fonts in parallel instead of one after the other. */
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
        const fonts = files.filter((file) =>
          /(inter-latin-wght|grotesque-latin-700)-.*\.woff2$/.test(file),
        );
        return [
          ...scripts.filter(isMissing).map((file) => link(file, { rel: 'modulepreload' })),
          ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
      },
    },
  };
}

/** What a visit needs once it asks for rows. */
const OF_REQUESTS = /\/data\/src\/client\/postgrest\.ts$/;
/** What only a signed-in visit needs. */
const OF_SESSION = new RegExp(`/data/src/(?:client/supabase|index)\\.ts$|${LAZY_SHARE.source}`);

/**
 * Preloads what only some visits need: all of supabase-js and of data with a stored session, and a page of the shell at its own path, whose file is
 * named after it (`auth-confirm-page.tsx` for `/auth/confirm`).
 */
export function preloadByVisit(sessionKey: string): Plugin {
  return {
    name: 'preload-by-visit',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const urls = (file: string) =>
          withImports(bundle, [file])
            .map(({ fileName }) => BASE + fileName)
            .filter((url) => !html.includes(url));
        const pages = Object.keys(bundle).flatMap((file) => {
          const [, name] = /^assets\/([a-z-]+-page)-[\w-]{8}\.js$/.exec(file) ?? [];
          return name ? [[name, urls(file)] as const] : [];
        });
        const urlsOf = (modules: RegExp) =>
          Object.values(bundle).flatMap((chunk) =>
            chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.test(id))
              ? urls(chunk.fileName)
              : [],
          );
        const requests = new Set(urlsOf(OF_REQUESTS));
        const session = new Set(urlsOf(OF_SESSION)).difference(requests);
        const files = {
          ...Object.fromEntries(pages),
          requests: [...requests],
          session: [...session],
        };
        const children = `(function (files) {
          var page = location.pathname.slice(1).replace(/\\//g, '-') + '-page';
          var urls = files[page] || [];
          try {
            if (localStorage.getItem('${sessionKey}')) urls = urls.concat(files.requests, files.session);
          } catch (blocked) {}
          urls.forEach(function (href) {
            var link = document.createElement('link');
            document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
          });
        })(${JSON.stringify(files)});`;
        return [{ tag: 'script', attrs: { 'data-preload': true }, children, injectTo: 'head' }];
      },
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** The chunks and all their static imports, without duplicates. */
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
    attrs: { ...attributes, crossorigin: true, href: BASE + file },
    injectTo: 'head',
  };
}

/** Inlines the shell's own CSS, which declares its fonts: a stylesheet that hangs would leave the whole page blank. */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: false } }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(
          /<link rel="stylesheet"[^>]*href="\/s\/[^/]+\/([^"]+)">/g,
          (tag, file: string) => {
            const sheet = bundle[file];
            if (sheet?.type !== 'asset') return tag;
            delete bundle[file];
            return `<style>${String(sheet.source)}</style>`;
          },
        ),
    },
  };
}

/** Names the release in the page, for telemetry. */
export function releaseInPage(): Plugin {
  return {
    name: 'release-in-page',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('<html', `<html data-release="${VERSION_MARK}"`),
  };
}

const BASE = `/s/${VERSION_MARK}/`;

/**
 * The URLs of built files: in the page, and in the styles that are part of it, in the folder of the release; in scripts, relative to
 * the script, so that its content does not depend on the version. What is in `public` stays at the root of the site.
 */
export const shellUrls: UserConfig = {
  base: BASE,
  experimental: {
    renderBuiltUrl: (file, { type, hostType }) => {
      if (type === 'public') return `/${file}`;
      return hostType === 'js' ? { relative: true } : undefined;
    },
  },
};

/** The federation runtime imports its whole package.json for the version. */
export function versionOfRuntime(): Plugin {
  return {
    name: 'version-of-runtime',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@module-federation\/runtime\/package\.json$/ },
      handler: (code) =>
        JSON.stringify({ version: (JSON.parse(code) as { version: string }).version }),
    },
  };
}

const UNUSED_DIALOG = '\0unused-dialog';

/** cmdk contains a dialog, which is most of its code. The palette is in a dialog of the design system. */
export function withoutUnusedDialog(): Plugin {
  return {
    name: 'without-unused-dialog',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^@radix-ui\/react-dialog$/ },
      handler: () => UNUSED_DIALOG,
    },
    load: {
      filter: { id: /^\0unused-dialog$/ },
      handler: () => 'export const Root = null, Portal = null, Overlay = null, Content = null;',
    },
  };
}

/** Writes the design tokens and the chosen theme into the page's head, so that the first paint has the right colors. */
export function themeBeforePaint(): Plugin {
  const tags = `<script>${themeScript}</script><style>${themeStyle}</style>`;
  return {
    name: 'theme-before-paint',
    transformIndexHtml: (html) => atStartOfHead(html, tags),
  };
}
