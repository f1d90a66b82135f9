import { createEdgeSite, type Assets } from './edge-site.ts';
import { createEdgeRenderer, type Bundles } from './render-at-edge.ts';

/** A worker that writes the heads of pages; with the server bundles of the shell and of remotes, it also renders them. */
export function createWorker(bundles?: Bundles) {
  let respond: ReturnType<typeof createEdgeSite> | undefined;
  return {
    fetch(request: Request, env: { ASSETS: Assets }): Promise<Response> {
      respond ??= createEdgeSite(env.ASSETS, bundles && createEdgeRenderer(bundles));
      return respond(request);
    },
  };
}
