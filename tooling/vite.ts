import { readFileSync } from 'node:fs';
import type { ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig, type ConfigEnv, type PluginOption, type UserConfig } from 'vite';
import { SESSION_KEY } from '../packages/data/src/session/storage/session-key.ts';
import { remotePorts, shellPort } from './ports.ts';
import { productVersion } from './product-version.ts';
import { publishProvidedNames, recordImportedNames } from './shared-names.ts';
import { devSite, type DevSite } from './vite-dev-site.ts';
import { chunksByPages, shellChunks } from './vite-chunks.ts';
import { completeFederation } from './vite-federation.ts';
import { mentionSharedPackages, shareData, shareSelfImports } from './vite-remote.ts';
import { withoutSecrets } from './vite-secrets.ts';
import { remoteServerBuild, shellServerBuild, stableClassNames } from './vite-server.ts';
import {
  preloadByVisit,
  preloadShell,
  releaseInPage,
  shellUrls,
  stylesInPage,
  themeBeforePaint,
  versionOfRuntime,
  withoutUnusedDialog,
} from './vite-shell.ts';

type Shared = Extract<NonNullable<ModuleFederationOptions['shared']>, Record<string, unknown>>;

/** The one list of federated singletons; the version range is empty if the workspace's own version counts. */
const singletons = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'styled-components': '^6.0.0',
  zustand: '^5.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@showcase/remote-contract': '',
  '@showcase/ui': '',
  '@showcase/data/start': '',
  '@showcase/data': '',
};

/** What the shell provides without running it first. */
const LAZY = '@showcase/data';

function share(options: { eager?: true; import?: false }): Shared {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, requiredVersion]) => [
      name,
      {
        singleton: true,
        ...options,
        ...(name === LAZY && { eager: false }),
        ...(requiredVersion && { requiredVersion }),
      },
    ]),
  );
}

/** The shell: registers remotes at run time only, and provides the singletons and the federation runtime. */
export function shellConfig({ command, isSsrBuild }: ConfigEnv): UserConfig {
  const define = {
    'import.meta.env.PRODUCT_VERSION': JSON.stringify(productVersion),
    'import.meta.env.UI_VERSION': JSON.stringify(readVersion('packages/ui')),
    'import.meta.env.DATA_VERSION': JSON.stringify(readVersion('packages/data')),
  };
  const common = [react(), stableClassNames(), shareData()];
  if (isSsrBuild) return mergeConfig({ plugins: common, define }, shellServerBuild());
  const plugins: PluginOption[] = [
    ...common,
    themeBeforePaint(),
    preloadShell(),
    preloadByVisit(SESSION_KEY),
    stylesInPage(),
    releaseInPage(),
    publishProvidedNames(),
    withoutSecrets(),
    versionOfRuntime(),
    withoutUnusedDialog(),
    process.env.DEV_SITE ? devSite(JSON.parse(process.env.DEV_SITE) as DevSite) : null,
    completeFederation(
      {
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: {},
        shared: share({ eager: true }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // Parts of the runtime that nothing here uses: loading in Node, and remotes that are found through a manifest.
        target: 'web',
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { provideExternalRuntime: true },
      },
      command,
    ),
  ];
  return {
    plugins,
    define,
    server: devServer(shellPort),
    build: {
      target: 'esnext',
      reportCompressedSize: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: { output: { codeSplitting: { groups: shellChunks } } },
    },
    ...(command === 'build' && shellUrls),
  };
}

/** A remote: exposes `./remote` and takes every singleton from the host; in dev it contains fallbacks, so that it can run alone. */
export function remoteConfig(name: string, { command, isSsrBuild }: ConfigEnv): UserConfig {
  const isBuild = command === 'build';
  const common = [
    react(),
    stableClassNames(),
    shareData(),
    shareSelfImports(Object.keys(singletons)),
  ];
  if (isSsrBuild) {
    return mergeConfig({ plugins: common }, remoteServerBuild(Object.keys(singletons)));
  }
  const plugins: PluginOption[] = [
    recordImportedNames(),
    ...common,
    chunksByPages(Object.keys(singletons)),
    mentionSharedPackages(Object.keys(singletons)),
    completeFederation(
      {
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: share(isBuild ? { import: false } : {}),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: { remoteHmr: true },
        ...(isBuild && { experiments: { externalRuntime: true } }),
      },
      command,
    ),
    withoutSecrets(),
  ];
  return {
    base: isBuild ? './' : '/',
    plugins,
    server: { ...devServer(remotePorts[name] ?? 0), cors: true },
    build: {
      target: 'esnext',
      reportCompressedSize: false,
      // A remote's styles are built into one file that blocks no module: the shell fetches it, and starts without it if necessary.
      cssCodeSplit: false,
      // The manifest tells the release which chunk contains which page.
      manifest: true,
      license: { fileName: 'licences.md' },
    },
  };
}

function devServer(port: number) {
  return { port, strictPort: true, host: 'localhost', origin: `http://localhost:${port}` };
}

function readVersion(workspace: 'packages/ui' | 'packages/data'): string {
  const file = new URL(`../${workspace}/package.json`, import.meta.url);
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
}
