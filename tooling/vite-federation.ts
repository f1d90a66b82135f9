import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import type { ConfigEnv, Plugin, PluginOption, Rolldown } from 'vite';
import { ENTRY } from './vite-remote.ts';

/** In seconds. A build on a busy machine may read no module for a while; one with a syntax error waits as long before it says so. */
const PATIENCE = 300;

/** The modules of the federation plug-in. */
const OWN = /virtual:mf/;
/** What the shell provides without running it first. */
export const LAZY_SHARE = /showcase_mf_1_data__loadShare__/;
/** What Vite adds to code that loads files. */
export const LOADING_HELPER = /vite\/preload-helper/;
const SHARE_LIST = /localSharedImportMap/;
/** The file of the eager shares, as the federation plug-in names it. */
const EAGER = 'loadShare-eager';
/** The part of the federation plug-in that puts a wrapper between a share and the code that imports it. */
const WRAPPERS = 'proxyPreBuildShared:resolve-shared-loadShare';
const WRAPPER = /__loadShare__/;
const LAZY_IMPORT = /^@showcase\/data$/;
const RELATIVE = /^\.{1,2}\//;

type ModuleParsed = (
  this: Rolldown.PluginContext,
  module: Rolldown.ModuleInfo,
) => void | Promise<void>;

/**
 * The federation plug-in stops waiting for modules after its time-outs, prints a warning, and builds without what it has not read. Here that
 * is an error.
 */
export function completeFederation(
  options: ModuleFederationOptions,
  command: ConfigEnv['command'],
  patience = PATIENCE,
): PluginOption[] {
  const timeouts = { moduleParseTimeout: patience, moduleParseIdleTimeout: patience };
  const plugins = federation({ ...options, ...timeouts }) as Plugin[];
  if (command === 'serve') return plugins;
  return [
    failAfterTimeout(),
    ...plugins.map((plugin) => narrowHooks(plugin, !!options.exposes)),
    chooseFiles(),
    importShareList(),
    options.exposes ? readSharesAtOnce() : null,
  ];
}

/**
 * The federation plug-in looks at every module and at all that it imports, and each look is a call from Rolldown's threads to Node: a third
 * of a build. It has something to say about its own modules and about imports of packages alone. `mentionSharedPackages` lets the entry of
 * a remote use everything that is shared, so nothing is to be learned from a remote's other modules.
 */
function narrowHooks(plugin: Plugin, isRemote: boolean): Plugin {
  const { name, resolveId, load, transform, moduleParsed } = plugin;
  const waitsForAll = name === 'parseStart' && !isRemote;
  const read = name === 'proxyPreBuildShared' ? ENTRY : OWN;
  // The shell provides what is eager itself, so it needs no wrapper.
  const resolved = name === WRAPPERS && !isRemote ? LAZY_IMPORT : { exclude: RELATIVE };
  return {
    ...plugin,
    ...(resolveId && { resolveId: narrow(resolveId, resolved) }),
    ...(load && !waitsForAll && { load: narrow(load, [OWN, ENTRY]) }),
    ...(transform && { transform: narrow(transform, read) }),
    ...(typeof moduleParsed === 'function' && isRemote && { moduleParsed: ofEntry(moduleParsed) }),
  };
}

function narrow<Hook extends object, Filter>(hook: Hook, id: Filter) {
  return { ...(typeof hook === 'function' ? { handler: hook } : hook), filter: { id } };
}

/**
 * The federation plug-in gives the eager shares a file, and each other share one with all that it imports, also what the page has loaded
 * by then, and loads it before the app starts. Here they are split like any other code: what is eager is in the files that the shell
 * starts with, the rest loads with the first module that imports it.
 */
function chooseFiles(): Plugin {
  return {
    name: 'choose-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      for (const output of [build.rolldownOptions.output ?? []].flat()) {
        if (typeof output.codeSplitting !== 'object') continue;
        const groups = output.codeSplitting.groups?.filter(
          ({ name }) => name !== 'vite-preload-helper',
        );
        for (const group of groups ?? []) {
          const { name } = group;
          if (typeof name !== 'function') continue;
          group.name = (id, context) => {
            const file = LAZY_SHARE.test(id) ? null : name(id, context);
            return file === EAGER ? null : file;
          };
        }
        output.codeSplitting = { ...output.codeSplitting, groups };
      }
    },
    transform: {
      filter: { id: SHARE_LIST },
      handler: (code) => code.replace(/("@showcase\/data": \{[^]*?materialize: )true/, '$1false'),
    },
  };
}

/** The list of shares is part of the code that reads it first, not a file of its own. */
function importShareList(): Plugin {
  const dynamicImport = /import\(("virtual:mf-localSharedImportMap[^"]*")\)/;
  return {
    name: 'import-share-list',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: OWN, code: dynamicImport },
      handler(code) {
        const [, list] = dynamicImport.exec(code) ?? [];
        return `import * as shareList from ${list};${code.replace(dynamicImport, 'Promise.resolve(shareList)')}`;
      },
    },
  };
}

/**
 * In a remote, the federation plug-in wraps each share in code for a host that provides it late or not at all. Ours provides all but the
 * lazy one before it runs a remote, so they can be read at once.
 */
function readSharesAtOnce(): Plugin {
  return {
    name: 'read-shares-at-once',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: { include: WRAPPER, exclude: LAZY_SHARE } },
      handler(code) {
        const [, key] = /"canonical":("[^"]+")/.exec(code) ?? [];
        const [, names = ''] = /export \{ (__mf_0 as [^}]+) \}/.exec(code) ?? [];
        if (!key || !names) this.error('The federation plug-in writes its wrappers otherwise');
        const reads = names.replaceAll(/(\w+) as (\w+)/g, '$1 = share.$2');
        return `const share = globalThis.__mf_module_cache__.share[${key}];
const __mf_default = share.default ?? share, ${reads};
export { __mf_default as default, share as __moduleExports, ${names} };`;
      },
    },
  };
}

/** Ends the plug-in's wait for modules with the entry of a remote, without what it imports. */
function ofEntry(moduleParsed: ModuleParsed): ModuleParsed {
  return function (module) {
    if (!ENTRY.test(module.id)) return undefined;
    const alone = { id: module.id, importedIds: [], dynamicallyImportedIds: [] };
    return moduleParsed.call(this, alone as unknown as Rolldown.ModuleInfo);
  };
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
