import type { ComponentType } from 'react';
import type { IconName } from './icon-name.ts';
import type { Page } from './page.ts';
import type { Area, NavLink, RemoteDescription } from './registry/description.ts';
import type { Command } from './remote.ts';

/** How a remote describes itself. All paths are relative to `mount`. */
export type RemoteDefinition = {
  mount: string;
  area?: Area;
  /** Its links in the sidebar of its area. */
  nav?: (NavLink & { icon: IconName })[];
  pages: Page[];
  /** The commands that it adds to the palette. Labels are unique within the remote. */
  commands?: Command[];
  /** Imports a component around its pages, which are in its `Outlet`. */
  importLayout?: () => Promise<ComponentType>;
};

/** The declaration of a remote in its releases, with full paths. */
export function describeDefinition(definition: RemoteDefinition): RemoteDescription {
  const { mount, area, nav = [], pages, commands = [] } = definition;
  const withMount = <T extends { path: string }>(item: T) => {
    return { ...item, path: fullPath(mount, item.path) };
  };
  const own = pages.map(withMount);
  const publicPages = own.filter((page) => !page.signIn);
  return {
    mount,
    paths: own.map(({ path }) => path),
    signIn: own.filter((page) => page.signIn).map(({ path }) => path),
    ...(area && { area: describeArea(mount, area) }),
    nav: nav.map(withMount),
    commands: commands.map((command) =>
      'path' in command ? withMount(command) : { label: command.label },
    ),
    footer: publicPages.flatMap(({ path, footer }) => (footer ? { ...footer, path } : [])),
    purposes: Object.fromEntries(
      publicPages.flatMap(({ path, purpose }) => (purpose ? [[purpose, path] as const] : [])),
    ),
    heads: Object.fromEntries(
      publicPages.flatMap(({ path, head }) => (head ? [[path, head] as const] : [])),
    ),
    laterPaths: publicPages.filter((page) => page.start === 'later').map(({ path }) => path),
    browserPaths: publicPages.filter((page) => page.render === 'browser').map(({ path }) => path),
    searchParams: Object.fromEntries(
      publicPages.flatMap(({ path, searchParams }) =>
        searchParams ? [[path, [...searchParams]] as const] : [],
      ),
    ),
  };
}

function describeArea(mount: string, { home, records, ...area }: Area): Area {
  return {
    ...area,
    ...(home && { home: fullPath(mount, home) }),
    ...(records && { records: records.map((path) => fullPath(mount, path)) }),
  };
}

/** A path of a remote below its mount, as the browser shows it. */
export function fullPath(mount: string, path: string): string {
  const full = `${mount}${path}`.replace(/\/\//, '/');
  return full === '/' ? full : full.replace(/\/$/, '');
}
