import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Registry } from '@showcase/remote-contract/registry';
import { renderDevPage, type SiteConfig } from './serve/src/pages/shell-page.ts';
import { releaseFiles } from './serve/src/start-static.ts';

/** What `npm run dev` passes to the shell's dev server: the paths of the registry and the releases, and the API's URL. */
export type DevSite = { registry: string; releases: string; api: string; config: SiteConfig };

/** Gives the shell's dev server what the local site has: configuration, registry, releases and the API on one origin. */
export function devSite({ registry, releases, api, config }: DevSite): Plugin {
  const readRegistry = () => JSON.parse(readFileSync(registry, 'utf8')) as Registry;
  const files = releaseFiles(releases);
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
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) =>
        response.end(JSON.stringify(config)),
      );
      server.middlewares.use('/registry-index.json', (_request, response) => {
        response.end(JSON.stringify(readRegistry()));
      });
      server.middlewares.use(files);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => renderDevPage(html, config, readRegistry()),
    },
  };
}
