import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { activeReleases, findOwner, type Registry } from '@showcase/remote-contract/registry';
import { renderDevPage, withContent, type SiteConfig } from './serve/src/pages/shell-page.ts';
import { renderTarget } from './serve/src/rendering/render-target.ts';
import { releaseFiles } from './serve/src/start-static.ts';
import { createDevRenderer } from './vite-dev-rendering.ts';

/** What `npm run dev` passes to the shell's dev server: the paths of the registry and the releases, and the API's URL. */
export type DevSite = { registry: string; releases: string; api: string; config: SiteConfig };

/** The version of a remote that runs in its own dev server. */
export const DEV_VERSION = 'dev';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Gives the shell's dev server what the local site has: configuration, registry, releases, rendered pages and the API on one origin. */
export function devSite({ registry, releases, api, config }: DevSite): Plugin {
  const readRegistry = () => JSON.parse(readFileSync(registry, 'utf8')) as Registry;
  const files = releaseFiles(releases);
  let origin = '';
  let renderer: ReturnType<typeof createDevRenderer> | undefined;

  /** The page of a remote whose source is being worked on, or of the shell; built releases are rendered by the browser. */
  async function render(path: string) {
    const active = activeReleases(readRegistry());
    const target = renderTarget(new URL(path, origin), active);
    const owner = target ? findOwner(target.pathname, active) : undefined;
    if (!target || (owner && owner.version !== DEV_VERSION)) return null;
    renderer ??= createDevRenderer(root);
    return (await renderer).render({ url: target.href, config, releases: active, owner });
  }

  /** The feeds, the API and what else other software reads, as the local site has them, but without cards, which it draws in a thread. */
  async function respondToSoftware(): Promise<Connect.NextHandleFunction> {
    // No build needs them.
    const [{ createEndpointListener }, { isEndpoint }] = await Promise.all([
      import('./serve/src/open/endpoint-listener.ts'),
      import('./serve/src/open/endpoints.ts'),
    ]);
    const source = { api, key: config.supabaseKey, publicApi: origin, origin };
    const respond = createEndpointListener({ source, contactEmail: config.contactEmail });
    return (request, response, next) => {
      if (!isEndpoint(new URL(request.url ?? '/', origin).pathname)) return next();
      void respond(request, response);
    };
  }

  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          '^/(auth|rest|storage|functions)/v1/': { target: api },
          '^/realtime/v1/': { target: api, ws: true },
        },
      },
    }),
    async configureServer(server) {
      origin = String(server.config.server.origin);
      server.middlewares.use('/config.json', (_request, response) =>
        response.end(JSON.stringify(config)),
      );
      server.middlewares.use('/registry-index.json', (_request, response) => {
        response.end(JSON.stringify(readRegistry()));
      });
      server.middlewares.use(await respondToSoftware());
      server.middlewares.use(files);
      server.httpServer?.on('close', () => void renderer?.then((running) => running.close()));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { originalUrl = '/' }) {
        const page = await render(originalUrl);
        const current = readRegistry();
        const owner = findOwner(
          new URL(originalUrl, origin).pathname,
          activeReleases(current),
        )?.name;
        const devPage = renderDevPage(html, { config, registry: current, owner });
        return page ? withContent(devPage, page) : devPage;
      },
    },
  };
}
