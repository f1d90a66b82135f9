import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import { othersMap } from './import-maps.ts';
import { onlyOf, renderShellPage, type SiteConfig } from './shell-page.ts';

const namesSchema = z.record(z.string(), z.array(z.string()));

export type ShellPage = {
  html: string;
  /** The hash of the import map that the page may add, for its policy. */
  othersHash: string;
  /** Differs after every release and rollback of any remote, and after a build of the shell. */
  version: string;
};

/** Returns the shell's page for the pages of a remote, or for its own; computed once per registry and build of the shell. */
export function createShellPages({ shell, config }: { shell: string; config: SiteConfig }) {
  let last = { registry: null as Registry | null, template: '' };
  let pages = new Map<string | undefined, ShellPage>();

  async function create(
    registry: Registry,
    template: string,
    owner: string | undefined,
  ): Promise<ShellPage> {
    const provided = await readProvidedNames(shell);
    const others = othersMap(registry, owner);
    const own = onlyOf(registry, owner);
    const html = renderShellPage(template, { config, own, othersUrl: others.url, provided });
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    return { html, othersHash: others.hash, version };
  }

  return async (registry: Registry, owner: string | undefined): Promise<ShellPage> => {
    const template = await readFile(resolve(shell, 'index.html'), 'utf8');
    if (last.registry !== registry || last.template !== template) pages = new Map();
    last = { registry, template };
    // The map may be replaced while the page is created.
    const current = pages;
    const page = current.get(owner) ?? (await create(registry, template, owner));
    current.set(owner, page);
    return page;
  };
}

async function readProvidedNames(shell: string) {
  const text = await readFile(resolve(shell, 'provided-names.json'), 'utf8').catch(() => '');
  return text ? namesSchema.parse(JSON.parse(text)) : undefined;
}
