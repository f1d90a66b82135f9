import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Remote } from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import type { RenderedPage, ServerBundle } from '@showcase/remote-contract/rendering';
import { createServer, type Plugin } from 'vite';
import { remotePorts, shellPort } from './ports.ts';
import { shareData } from './vite-remote.ts';
import { stableClassNames } from './vite-server.ts';

type Options = { url: string; config: unknown; releases: Release[]; owner?: Release | undefined };

/** Renders pages from source, so that the dev server sends what the product's server sends. A change shows with the next page. */
export async function createDevRenderer(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    // Node would import its CommonJS edition, whose default export is not the function.
    ssr: { noExternal: ['styled-components'], resolve: { mainFields: ['module', 'main'] } },
    plugins: [react(), stableClassNames(), shareData(), picturesOfRemotes()],
  });
  const load = async <T>(file: string) => (await server.ssrLoadModule(resolve(root, file))) as T;

  return {
    /** Null if the page redirects or fails, which is logged: the browser renders it. */
    async render({ owner, ...options }: Options): Promise<RenderedPage | null> {
      try {
        const shell = await load<ServerBundle>('apps/shell/src/server/server.ts');
        const remote =
          owner && (await load<{ remote: Remote }>(`apps/${owner.name}/src/remote.ts`)).remote;
        const page = await shell.renderPage({
          ...options,
          ...(owner && remote && { owner: { release: owner, remote } }),
        });
        return page instanceof Response ? null : page;
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        console.error(`rendering ${options.url}:`, error);
        return null;
      }
    },
    close: () => server.close(),
  };
}

/** Pictures come from the dev server of their app, as in the browser. */
function picturesOfRemotes(): Plugin {
  return {
    name: 'pictures-of-remotes',
    enforce: 'pre',
    load: {
      filter: { id: /\/apps\/.*\.(?:webp|png|jpe?g|svg|gif)(?:\?|$)/ },
      handler(id) {
        const [, app = '', file = ''] = /\/apps\/([^/]+)\/(.*)$/.exec(id) ?? [];
        const url = `http://localhost:${remotePorts[app] ?? shellPort}/${file}`;
        return `export default ${JSON.stringify(url)};`;
      },
    },
  };
}
