import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';
import { ENTRY } from './vite-remote.ts';

/** In seconds. A build on a busy machine may read no module for a while; one with a syntax error waits as long before it says so. */
const PATIENCE = 60;

/**
 * The federation plug-in stops waiting for modules after its time-outs, prints a warning, and builds without what it has not read. Here that
 * is an error.
 */
export function completeFederation(
  options: ModuleFederationOptions,
  patience = PATIENCE,
): PluginOption[] {
  const timeouts = { moduleParseTimeout: patience, moduleParseIdleTimeout: patience };
  const plugins = (federation({ ...options, ...timeouts }) as Plugin[]).map(readEntryAlone);
  return [failAfterTimeout(), ...plugins];
}

/**
 * The federation plug-in parses every module and resolves all that it imports, to learn which exports of shared packages a remote uses. That
 * took a fifth of a build. `mentionSharedPackages` lets the entry use all of them, so nothing more is to be learned from the other modules.
 */
function readEntryAlone(plugin: Plugin): Plugin {
  if (plugin.name !== 'proxyPreBuildShared') return plugin;
  if (typeof plugin.transform !== 'function')
    throw new Error(`${plugin.name} reads modules otherwise`);
  return { ...plugin, transform: { filter: { id: ENTRY }, handler: plugin.transform } };
}

function failAfterTimeout(): Plugin {
  const { warn } = console;
  let warning = '';
  return {
    name: 'fail-after-timeout',
    apply: 'build',
    buildStart() {
      console.warn = (...texts: unknown[]) => {
        if (/forcing resolve/.test(String(texts[0]))) warning = String(texts[0]);
        warn(...texts);
      };
    },
    renderStart() {
      console.warn = warn;
      if (warning) this.error(warning);
    },
  };
}
