import { fullPath, type RemoteDefinition } from './describe.ts';
import { lazyPage, lazyRoute } from './loading/lazy-page.tsx';
import type { Page } from './page.ts';
import type { Remote, RemoteRoute, RemoteServices, Command, CommandSearch } from './remote.ts';

// Import only types from the router here: this entry point is bundled into every remote.
export { describeDefinition, type RemoteDefinition } from './describe.ts';
export { lazyRoute } from './loading/lazy-page.tsx';
export { loadInTime, withTimeLimit } from './loading/load-in-time.ts';
export { hasPathChanged, page } from './page.ts';

export const CONTRACT_VERSION = 1;

/** Marks a remote with the contract version it is built against. This entry point is never shared at run time. */
export function defineRemote(definition: RemoteDefinition): Remote & RemoteDefinition {
  const { mount, commands = [] } = definition;
  return {
    contract: CONTRACT_VERSION,
    ...definition,
    routes: (services) => createRoutes(definition, services),
    loadSearch: (label) => loadCommandSearch(mount, commands, label),
  };
}

function createRoutes(
  { mount, pages, importLayout }: RemoteDefinition,
  services: RemoteServices,
): RemoteRoute[] {
  const routes = pages.map((page) => createRoute(mount, page, services));
  return importLayout ? [{ ...lazyRoute(importLayout, services), children: routes }] : routes;
}

function createRoute(mount: string, page: Page, services: RemoteServices): RemoteRoute {
  return {
    path: fullPath(mount, page.path),
    ...(page.signIn && { handle: { signIn: true } }),
    ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
    ...lazyPage(page, services),
  };
}

/** Imports the search with this label. Its results have full paths. */
async function loadCommandSearch(
  mount: string,
  commands: readonly Command[],
  label: string,
): Promise<CommandSearch> {
  const command = commands.find((one) => one.label === label);
  if (!command || !('importSearch' in command)) throw new Error(`There is no search ${label}`);
  const search = await command.importSearch();
  return async (input) => {
    const results = await search(input);
    return results.map((result) => ({ ...result, path: fullPath(mount, result.path) }));
  };
}
