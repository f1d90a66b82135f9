import type { Release } from '@showcase/remote-contract/registry';
import { listAreas } from '../../../remotes/areas.ts';
import { checkAccess, type Visitor } from '../../../session/guards/guards.ts';
import type { Entry } from './entry.ts';

type Known = { releases: Release[]; visitor: Visitor; isKnown: (path: string) => boolean };

type PageEntry = Extract<Entry, { path: string }>;

/** The pages that the site's frame can link to and the visitor may open: public ones, then those of the areas. */
export function listPages({ releases, visitor, isKnown }: Known): PageEntry[] {
  const footer = releases.flatMap((release) => release.footer ?? []);
  const links = [
    { label: 'Home', path: '/' },
    ...footer.map(({ label, path }) => ({ label, path })),
    ...listAreas(releases).flatMap((area) =>
      area.links
        .filter(({ sidebars }) => !sidebars?.includes(area.audience))
        .map(({ label, path }) => ({ label, path, hint: `${area.title} dashboard` })),
    ),
  ];
  return links
    .filter(({ path }) => isKnown(path) && canOpen(path, visitor, releases))
    .map((link) => ({ id: link.path, ...link }));
}

/** The links that remotes add to the palette, without those to pages that the visitor may not open. */
export function listCommands({ releases, visitor, isKnown }: Known): PageEntry[] {
  return releases.flatMap(({ name, commands = [] }) =>
    commands.flatMap(({ label, path }) => {
      if (path === undefined) return [];
      const [pathname = path] = path.split(/[?#]/);
      if (!isKnown(pathname) || !canOpen(path, visitor, releases)) return [];
      return { id: `${name} ${label}`, label, path };
    }),
  );
}

function canOpen(path: string, visitor: Visitor, releases: Release[]): boolean {
  return 'allow' in checkAccess(path, visitor, releases);
}
