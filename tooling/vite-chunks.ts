import { build, type Plugin, type Rolldown } from 'vite';
import { LAZY_SHARE } from './vite-federation.ts';
import { shareData, shareSelfImports } from './vite-remote.ts';

type Group = Rolldown.CodeSplittingGroup;

/** What the federation plug-in writes stays in files of its own. */
const FEDERATION = /virtual:mf/;

/** Everything that an entry imports is one file, whatever else imports it. */
const start = {
  name: 'start',
  tags: ['$initial'],
  includeDependenciesRecursively: false,
} satisfies Group;

/** The page and what it runs first stay apart: the federation plug-in loads the other files before these. */
const SHELL_ENTRY = /\/(?:index\.html|src\/bootstrap\.tsx)$/;

export const shellChunks: Group[] = [
  { ...start, test: (id) => !FEDERATION.test(id) && !SHELL_ENTRY.test(id) },
];

/** One more file costs a page as much as this many bytes that are not minified, about 1 kB with Brotli. */
const FILE_COST = 6000;

/** Modules that the same pages load: all of them, or those of several such parts if that saves more than it costs. */
type Part = { pages: Set<string>; modules: string[]; size: number };

/** Puts what the pages of a remote share into few files. A first build, without the shared packages, says which pages load a module. */
export function chunksByPages(shared: string[]): Plugin {
  const files = new Map<string, string>();
  const groups: Group[] = [
    // The wrappers of shared packages and of the runtime, which every page needs.
    {
      name: 'shares',
      test: (id) => /__loadShare__|mf-external-runtime-core/.test(id) && !LAZY_SHARE.test(id),
      includeDependenciesRecursively: false,
    },
    { ...start, test: (id) => !FEDERATION.test(id) },
    { name: (id) => files.get(id) ?? null, includeDependenciesRecursively: false },
  ];
  return {
    name: 'chunks-by-pages',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    async buildStart() {
      const parts = await readParts(this.environment.config.root, shared);
      for (const [index, { modules }] of mergeParts(parts).entries())
        for (const id of modules) files.set(id, `part-${index + 1}`);
    },
  };
}

async function readParts(root: string, shared: string[]): Promise<Part[]> {
  const first = (await build({
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
    first.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const pagesOf = new Map<string, Set<string>>();
  for (const page of first.output[0].dynamicImports)
    for (const file of withImports(page, importsOf))
      pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page));
  return [...pagesOf].flatMap(([file, pages]) => {
    const { moduleIds = [], code = '', isEntry, isDynamicEntry } = chunks.get(file) ?? {};
    return isEntry || isDynamicEntry ? [] : [{ pages, modules: moduleIds, size: code.length }];
  });
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
