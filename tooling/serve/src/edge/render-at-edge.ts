import { findOwner, type Release } from '@showcase/remote-contract/registry';
import type { RemoteBundle, ServerBundle } from '@showcase/remote-contract/rendering';
import { withPolicy } from '../folder/with-policy.ts';
import { pagePolicy } from '../pages/page-policy.ts';
import { withContent } from '../pages/shell-page.ts';
import { renderTarget } from '../rendering/render-target.ts';
import type { RenderAtEdge } from './edge-site.ts';

export type Bundles = {
  shell: ServerBundle;
  /** The server bundles of active releases, by remote. */
  remotes: Record<string, RemoteBundle>;
  /** The shell's page without content for the pages of a remote, and for its own at the empty name. */
  templates: Record<string, { html: string; othersHash: string }>;
};

/** Renders pages in the worker that responds. What throws is logged and left to the browser. */
export function createEdgeRenderer({ shell, remotes, templates }: Bundles): RenderAtEdge {
  const evaluated = new Map<string, ReturnType<ServerBundle['runRemote']>>();

  function getRemote({ name, entry }: Release, origin: string) {
    const bundle = remotes[name];
    const remote =
      evaluated.get(name) ??
      (bundle && shell.runRemote(bundle, new URL('.', new URL(entry, origin)).href));
    if (remote) evaluated.set(name, remote);
    return remote;
  }

  return async (url, { config, releases }) => {
    const target = renderTarget(url, releases);
    const owner = target ? findOwner(target.pathname, releases) : undefined;
    const template = templates[owner?.name ?? ''];
    if (!target || !template) return null;
    try {
      const remote = owner && getRemote(owner, url.origin);
      const page = await shell.renderPage({
        url: target.href,
        config,
        releases,
        ...(owner && remote && { owner: { release: owner, remote } }),
        fetch: (...request) => fetch(...request),
      });
      if (page instanceof Response) return page;
      const html = withContent(template.html, page);
      const { othersHash } = template;
      const policy = pagePolicy(html, { config, releases, othersHash });
      return new Response(withPolicy(html, policy), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    } catch (error) {
      console.error(`rendering ${url.pathname}:`, error);
      return null;
    }
  };
}
