import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, parseSync, transformWithOxc, type Plugin } from 'vite';

/** The packages whose main entry point the shell provides to every remote at run time. */
export const sharedPackages = ['ui', 'data', 'remote-contract'] as const;
export type SharedPackage = (typeof sharedPackages)[number];

/** The entry points of our own packages that the shell provides. */
const sharedEntryPoints = [
  '@showcase/data/start',
  ...sharedPackages.map((name) => `@showcase/${name}`),
];

const BUNDLED_RESOURCES = new Set(['notification-kinds', 'schemas', 'server', 'skills', 'testing']);

/** The file of a shell's build that lists the names it provides, and of a remote's build that lists those it imports. */
const PROVIDED_FILE = 'provided-names.json';
const IMPORTED_FILE = 'imported-names.json';

/** Names by entry point, such as `@showcase/ui`. */
type Names = Record<string, string[]>;

/** The names that a remote may import at run time; types are gone by then. */
export function readExportedNames(name: SharedPackage): Promise<string[]> {
  return readExports(toPath(`${name}/src/index.ts`));
}

/** Reads the names from the text: an entry point only lists what it exports from other files. */
async function readExports(file: string): Promise<string[]> {
  const names: string[] = [];
  for (const node of await parse(await readFile(file, 'utf8'), file)) {
    if (node.type === 'ExportAllDeclaration')
      names.push(...(await readExports(resolve(file, '..', node.source.value))));
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
      names.push(...node.specifiers.map(({ exported }) => nameOf(exported)));
    else throw new Error(`${file} does more than list names`);
  }
  return names;
}

/** Writes the names that the shell provides next to its build, for its release. */
export function publishProvidedNames(): Plugin {
  return {
    name: 'publish-provided-names',
    apply: 'build',
    async generateBundle() {
      const names: Names = {};
      for (const name of sharedPackages) {
        names[`@showcase/${name}`] = (await readExportedNames(name)).sort();
      }
      names['@showcase/data/start'] = (await readExports(toPath('data/src/start.ts'))).sort();
      this.emitFile({ type: 'asset', fileName: PROVIDED_FILE, source: JSON.stringify(names) });
    },
  };
}

/** Writes the names that the built code of a remote imports from each shared entry point next to its build. */
export function recordImportedNames(): Plugin {
  const found = new Map<string, [entryPoint: string, name: string][]>();
  return {
    name: 'record-imported-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '@showcase/' },
      handler(code, id) {
        found.set(id, readImportedNames(code, id));
        return null;
      },
    },
    generateBundle(_options, bundle) {
      const names: Names = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [entryPoint, name] of chunk.moduleIds.flatMap((id) => found.get(id) ?? [])) {
          names[entryPoint] = [...new Set([...(names[entryPoint] ?? []), name])].sort();
        }
      }
      this.emitFile({ type: 'asset', fileName: IMPORTED_FILE, source: JSON.stringify(names) });
    },
  };
}

/** The names that a module imports from shared entry points. Throws if it imports one as a whole, whose names nobody knows. */
export function readImportedNames(
  code: string,
  file: string,
): [entryPoint: string, name: string][] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, source: moduleRequest.value, verb: 'import' })),
  );
  const exports = staticExports.flatMap(({ entries }) =>
    entries.map((entry) => ({ ...entry, source: entry.moduleRequest?.value, verb: 'export' })),
  );
  return [...imports, ...exports].flatMap(({ source, importName, isType, verb }) => {
    const entryPoint = isType ? null : toEntryPoint(source);
    if (!entryPoint) return [];
    if (importName.kind !== 'Name' || !importName.name)
      throw new Error(`${file} ${verb}s ${entryPoint} as a whole: ${verb} it name by name`);
    return [[entryPoint, importName.name]];
  });
}

/** The shared entry point that a module comes from. Null for one that is bundled. */
function toEntryPoint(source: unknown): string | null {
  if (typeof source !== 'string') return null;
  return toDataShare(source) ?? (sharedEntryPoints.includes(source) ? source : null);
}

const startResources = new Set(
  Array.from(
    readFileSync(toPath('data/src/start.ts'), 'utf8').matchAll(/'\.\/([a-z-]+)\/index\.ts'/g),
    ([, resource]) => resource,
  ),
);

/** The share of a resource of packages/data: what a visitor's first page needs, or the whole package. Null for one that is bundled. */
export function toDataShare(source: string): string | null {
  const [, resource] = /^@showcase\/data\/([a-z-]+)$/.exec(source) ?? [];
  if (!resource || BUNDLED_RESOURCES.has(resource)) return null;
  return startResources.has(resource) || resource === 'start'
    ? '@showcase/data/start'
    : '@showcase/data';
}

function toPath(file: string): string {
  return fileURLToPath(new URL(`../packages/${file}`, import.meta.url));
}

async function parse(code: string, file: string) {
  const { code: script } = await transformWithOxc(code, file);
  return parseAst(script).body;
}

function nameOf(node: { type: 'Identifier'; name: string } | { type: 'Literal'; value: unknown }) {
  return node.type === 'Identifier' ? node.name : String(node.value);
}
