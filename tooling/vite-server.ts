import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  transformWithOxc,
  type BuildEnvironmentOptions,
  type InlineConfig,
  type Plugin,
  type SSROptions,
  type UserConfig,
} from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Names the classes of styled components by their file and order, so that the server and the browser name them alike. The file's
 * path is relative, so that every checkout builds the same.
 */
export function stableClassNames(): Plugin {
  return {
    name: 'stable-class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      handler: (code, id) =>
        transformWithOxc(code, relative(root, id), {
          jsx: 'preserve',
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
        }),
    },
  };
}

/**
 * A remote's server bundle: one CommonJS file that `require`s the shared packages of whoever runs it, and calls `releaseUrl(file)`
 * for the URL of a file of its release. See apps/shell/src/server/evaluate-remote.ts.
 */
export function remoteServerBuild(sharedPackages: string[]): UserConfig {
  return {
    plugins: [requireSharedPackages(sharedPackages)],
    experimental: {
      renderBuiltUrl: (file, { type }) =>
        type === 'asset' ? { runtime: `releaseUrl(${JSON.stringify(file)})` } : undefined,
    },
    ssr: serverResolve,
    build: serverBuild('cjs'),
  };
}

/** The shell's server bundle: one module that renders pages with web interfaces only. */
export function shellServerBuild(): UserConfig {
  return {
    ssr: serverResolve,
    build: serverBuild('es'),
  };
}

type EdgeBuild = { entry: string; outDir: string; file: string; external: string[] };

/** One file for a server at the edge, with everything that it imports except these packages. */
export function edgeBuild({ entry, outDir, file, external }: EdgeBuild): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { ...serverResolve, external },
    build: {
      ...serverBuild('es'),
      outDir,
      emptyOutDir: false,
      ssr: entry,
      rolldownOptions: {
        external,
        output: { codeSplitting: false, entryFileNames: file },
      },
    },
  };
}

/** Everything is bundled, in the editions for a server at the edge, which has web interfaces only. */
const serverResolve: SSROptions = {
  noExternal: true,
  target: 'webworker',
  resolve: {
    conditions: ['edge-light', 'worker', 'module', 'import', 'default'],
    mainFields: ['module', 'main'],
  },
};

/** For `vite build --ssr {entry}`. */
function serverBuild(format: 'cjs' | 'es'): BuildEnvironmentOptions {
  return {
    outDir: 'dist/server',
    copyPublicDir: false,
    target: 'es2022',
    // Its stack traces are read in logs, and no browser downloads it.
    minify: false,
    rolldownOptions: {
      output: { format, codeSplitting: false, entryFileNames: '[name].js' },
    },
  };
}

/** Keeps shared packages out of the bundle, by exact name: `@showcase/ui/controls` is bundled, `@showcase/ui` is not. */
function requireSharedPackages(names: string[]): Plugin {
  return {
    name: 'require-shared-packages',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`^(${names.join('|')})$`) },
      handler: (id) => ({ id, external: true }),
    },
  };
}
