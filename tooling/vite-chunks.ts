import { build, type Plugin, type Rolldown } from 'vite';
import { LAZY_SHARE, LOADING_HELPER } from './vite-federation.ts';
import { shareData, shareSelfImports } from './vite-remote.ts';

type Group = Rolldown.CodeSplittingGroup;

/** What the federation plug-in writes stays in files of its own, except its list of shares and what it makes of one. */
const FEDERATION = /virtual:mf(?!-localSharedImportMap|.*__prebuild__)/;

/** The file that every page loads. */
const START = 'start';

/** The page and what it runs first stay apart: the federation plug-in loads the other files before these. */
const SHELL_ENTRY = /\/(?:index\.html|src\/bootstrap\.tsx)$/;

const LIBRARY = /\/node_modules\//;

const ofStart: Partial<Group> = { tags: ['$initial'], includeDependenciesRecursively: false };

/** What the shell's entries import is two files, whatever else imports it: libraries, which rarely change, and our own code. */
export const shellChunks: Group[] = [
  { ...ofStart, name: 'libraries', test: (id) => LIBRARY.test(id) && !FEDERATION.test(id) },
  { ...ofStart, name: START, test: (id) => !FEDERATION.test(id) && !SHELL_ENTRY.test(id) },
];

/** The wrappers and the list of shared packages, and what joins a remote to the runtime. */
const WRAPPERS =
  /__loadShare__|localSharedImportMap|mf-external-runtime-core|\/@module-federation\//;

/** One more file costs a page as much as this many bytes that are not minified, about 2 kB with Brotli. */
const FILE_COST = 12_000;

/** Modules that the same pages load: all of them, or those of several such parts if that saves more than it costs. */
type Part = { pages: Set<string>; modules: string[]; size: number };

/** Puts what the pages of a remote share into few files. A first build, without the shared packages, says which pages load a module. */
export function chunksByPages(shared: string[]): Plugin {
  const files = new Map<string, string>();
  const groups: Group[] = [
    {
      name: (id) => {
        const isOfStart = WRAPPERS.test(id) && !LAZY_SHARE.test(id);
        return isOfStart || LOADING_HELPER.test(id) ? START : (files.get(id) ?? null);
      },
      includeDependenciesRecursively: false,
    },
  ];
  return {
    name: 'chunks-by-pages',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    async buildStart() {
      const { root } = this.environment.config;
      const { first, parts } = await readParts(root, shared);
      for (const id of first) files.set(id, START);
      for (const [index, { modules }] of mergeParts(parts).entries())
        for (const id of modules) files.set(id, `part-${index + 1}`);
    },
  };
}

/** The modules that every page loads, and the parts that several load. */
async function readParts(root: string, shared: string[]) {
  const { output } = (await build({
    configFile: false,
    root,
    plugins: [shareData(), shareSelfImports(shared)],
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/remote.ts', external: shared },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const pagesOf = new Map<string, Set<string>>();
  const [entry] = output;
  const start = withImports(entry.fileName, importsOf);
  for (const page of entry.dynamicImports)
    for (const file of withImports(page, importsOf).difference(start))
      pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page));
  const parts = [...pagesOf].flatMap(([file, pages]): Part[] => {
    const { moduleIds = [], code = '', isDynamicEntry } = chunks.get(file) ?? {};
    return isDynamicEntry ? [] : [{ pages, modules: moduleIds, size: code.length }];
  });
  return { first: [...start].flatMap((file) => chunks.get(file)?.moduleIds ?? []), parts };
}

function withImports(file: string, importsOf: (file: string) => string[]): Set<string> {
  const files = new Set([file]);
  for (const next of files) for (const name of importsOf(next)) files.add(name);
  return files;
}

/** Joins the two parts whose joining saves the most, as long as it saves anything. */
export function mergeParts(parts: Part[]): Part[] {
  let best: { saved: number; joined: Part[] } | undefined;
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      const saved =
        FILE_COST * one.pages.intersection(other.pages).size -
        one.size * other.pages.difference(one.pages).size -
        other.size * one.pages.difference(other.pages).size;
      if (saved > (best?.saved ?? 0)) best = { saved, joined: [one, other] };
    }
  if (!best) return parts;
  const [one, other] = best.joined as [Part, Part];
  const joined = {
    pages: one.pages.union(other.pages),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
  };
  return mergeParts([...parts.filter((part) => part !== one && part !== other), joined]);
}
