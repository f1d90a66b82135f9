import type { ComponentType } from 'react';
import { loadCommandSearch, type Command } from './commands.ts';
import { fullPath } from './describe.ts';
import type { IconName } from './icon-name.ts';
import { lazyPage, lazyRoute } from './loading/lazy-page.tsx';
import type { Page } from './page.ts';
import type { Area, NavLink } from './registry/description.ts';
import type { Remote, RemoteRoute, RemoteServices } from './remote.ts';

// Import only types from the router here: this entry point is bundled into every remote.
export { describeDefinition } from './describe.ts';
export { loadInTime, withTimeLimit } from './loading/load-in-time.ts';
export { hasPathChanged, page } from './page.ts';

export const CONTRACT_VERSION = 1;

/** How a remote describes itself. All paths are relative to `mount`. */
export type RemoteDefinition = {
  mount: string;
  area?: Area;
  /** Its links in the sidebar of its area. */
  nav?: (NavLink & { icon: IconName })[];
  pages: Page[];
  /** What it adds to the command palette. Labels are unique within the remote. */
  commands?: Command[];
  /** Imports a component around its pages, which are in its `Outlet`. */
  importLayout?: () => Promise<ComponentType>;
};

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
