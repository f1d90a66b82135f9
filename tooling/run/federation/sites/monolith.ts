import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { preloadShell, shellUrls, stylesInPage, themeBeforePaint } from '../../../vite-shell.ts';
import { remoteNames, root } from '../../project.ts';

/** A text of the landing page and its replacement in a later release. */
export const HEADING = 'top Bolt devs';
export const CHANGED_HEADING = 'the best Bolt devs';

/**
 * Builds shell and remotes as one application without federation: the same sources, with every remote imported statically where
 * the shell calls the federation runtime. `isChanged` builds it with a different text on one page.
 */
export async function buildMonolith(outDir: string, { isChanged = false } = {}): Promise<void> {
  await build({
    root: resolve(root, 'apps/shell'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      themeBeforePaint(),
      preloadShell(),
      stylesInPage(),
      staticRemotes(),
      isChanged ? changedText() : null,
    ],
    define: {
      // Nothing is released separately, so there are no hashes to check.
      'import.meta.env.DEV': 'true',
      'import.meta.env.PRODUCT_VERSION': '"1.0.0"',
      'import.meta.env.UI_VERSION': '"1.0.0"',
      'import.meta.env.DATA_VERSION': '"1.0.0"',
    },
    build: { target: 'esnext', outDir, emptyOutDir: true, manifest: true },
    ...shellUrls,
  });
}

const RUNTIME = '@module-federation/runtime';

/** Replaces the federation runtime with the remotes themselves. */
function staticRemotes(): Plugin {
  const names = remoteNames();
  const imports = names.map((name, index) => {
    const file = JSON.stringify(resolve(root, 'apps', name, 'src/remote.ts'));
    return `import * as remote${index} from ${file};`;
  });
  const entries = names.map((name, index) => `${JSON.stringify(`${name}/remote`)}: remote${index}`);
  return {
    name: 'static-remotes',
    enforce: 'pre',
    resolveId: (source) => (source === RUNTIME ? `\0${RUNTIME}` : null),
    load: (id) =>
      id === `\0${RUNTIME}`
        ? `${imports.join('\n')}
           const remotes = { ${entries.join(', ')} };
           export const registerRemotes = () => undefined;
           // Nothing is shared, and no remote says which names it imports.
           export const loadShare = async () => false;
           export const loadRemote = async (id) => remotes[id];`
        : null,
  };
}

function changedText(): Plugin {
  return {
    name: 'changed-text',
    enforce: 'pre',
    transform: {
      filter: { id: /landing\/hero\.tsx$/ },
      handler: (code) => code.replace(HEADING, CHANGED_HEADING),
    },
  };
}
