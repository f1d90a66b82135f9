import type { Plugin } from 'vite';
import { toDataShare } from './shared-names.ts';

/** The module that a remote exposes. */
export const ENTRY = /\/src\/remote\.ts$/;

/**
 * Lets the bundled part of a shared package (`@showcase/ui/controls`) import the shared part by its package name.
 * The federation plug-in treats such an import as internal to the package and would bundle a second copy.
 */
export function shareSelfImports(names: string[]): Plugin {
  return {
    name: 'share-packages-by-entry-point',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(${names.join('|')})$`) },
      async handler(source, importer) {
        const folder = source.replace('@showcase/', '/packages/');
        if (!importer?.includes(`${folder}/`)) return null;
        return this.resolve(source, `${this.environment.config.root}/src/remote.ts`, {
          skipSelf: true,
        });
      },
    },
  };
}

/** Code imports packages/data by resource (`@showcase/data/projects`), and a build shares resources together. */
export function shareData(): Plugin {
  return {
    name: 'share-data',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@showcase\/data\// },
      handler(source, importer) {
        const name = toDataShare(source);
        return name && name !== source ? this.resolve(name, importer) : null;
      },
    },
  };
}

/**
 * References every singleton in the exposed module. Without it, the federation plug-in guesses which exports are used and, on a
 * busy machine, guesses before all modules are read: the build then fails with MISSING_EXPORT. None of it is emitted.
 */
export function mentionSharedPackages(names: string[]): Plugin {
  const mentions = names.map((name) => `import('${name}')`);
  return {
    name: 'include-whole-shared-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: ENTRY },
      handler: (code) => `${code}\nconst whole = () => [${mentions.join(', ')}];`,
    },
  };
}
