import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/remote-contract/registry';
import type { Shell } from '../shell/shell-reader.ts';
import { othersMap } from './import-maps.ts';
import { onlyOf, renderShellPage, type SiteConfig } from './shell-page.ts';

export type ShellPage = {
  html: string;
  /** The hash of the import map that the page may add, for its policy. */
  othersHash: string;
  /** Differs after every release and rollback of the shell or of any remote. */
  version: string;
};

type Options = {
  config: SiteConfig;
  /** Where the index is, if the page names one that never changes. */
  indexUrl?: string;
};

/** Returns the shell's page for the pages of a remote, or for its own; computed once per registry object. */
export function createShellPages({ config, indexUrl }: Options) {
  const known = new WeakMap<Registry, Map<string | undefined, ShellPage>>();

  function create(registry: Registry, shell: Shell, owner: string | undefined): ShellPage {
    const others = othersMap(registry, owner);
    const own = onlyOf(registry, owner);
    const { provides: provided } = shell;
    const html = renderShellPage(shell.html, {
      config,
      own,
      othersUrl: others.url,
      indexUrl,
      provided,
    });
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    return { html, othersHash: others.hash, version };
  }

  return (registry: Registry, shell: Shell, owner: string | undefined): ShellPage => {
    const pages = known.get(registry) ?? new Map<string | undefined, ShellPage>();
    known.set(registry, pages);
    const page = pages.get(owner) ?? create(registry, shell, owner);
    pages.set(owner, page);
    return page;
  };
}
