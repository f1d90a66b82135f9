import type { Plugin } from 'vite';

/**
 * Lets a part of a shared package that is bundled into the remote (`@showcase/ui/controls`) import the shared part by its name.
 * The federation plug-in takes such an import for one within the package and would bundle a second copy of it.
 */
export function shareSelfImports(names: string[]): Plugin {
  return {
    name: 'share-packages-by-entry-point',
    enforce: 'pre',
    async resolveId(source, importer) {
      const folder = names.includes(source) ? source.replace('@showcase/', '/packages/') : null;
      if (!folder || !importer?.includes(`${folder}/`)) return null;
      return this.resolve(source, `${this.environment.config.root}/src/remote.ts`, {
        skipSelf: true,
      });
    },
  };
}

/**
 * Mentions every singleton in the exposed module. Without it the federation plug-in guesses which exports are used, and on a
 * busy machine it guesses before all modules are read: the build then fails with MISSING_EXPORT. Nothing of it is emitted.
 */
export function mentionSharedPackages(names: string[]): Plugin {
  const mentions = names.map((name) => `import('${name}')`);
  return {
    name: 'include-whole-shared-packages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/remote\.ts$/ },
      handler: (code) => `${code}\nconst whole = () => [${mentions.join(', ')}];`,
    },
  };
}

/** A release holds no stand-in shell and no fakes: `standalone.tsx` is for the dev server only. */
export function withoutStandalone(): Plugin {
  const script = /<script[^>]*standalone\.tsx[^>]*><\/script>/;
  return {
    name: 'without-standalone',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(script, '') },
  };
}
