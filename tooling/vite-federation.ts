import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';

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
  return [failAfterTimeout(), federation({ ...options, ...timeouts }) as PluginOption];
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
