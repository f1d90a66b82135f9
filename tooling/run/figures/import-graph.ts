/** An import of a file. */
export type Import = { resolved: string; dynamic: boolean; typeOnly?: boolean };

/** The imports of each file, as dependency-cruiser reports it. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** The files that are loaded with the given ones, and these: static imports that match the pattern, without types. */
export function collectImports(graph: ImportGraph, files: readonly string[], own: RegExp) {
  const found = new Set(files);
  for (const file of found) {
    for (const { resolved, dynamic, typeOnly } of graph.get(file) ?? []) {
      if (!dynamic && !typeOnly && own.test(resolved)) found.add(resolved);
    }
  }
  return found;
}

/** The files of the shortest chain of imports from one file to another, both included. Throws if there is none. */
export function findChain(graph: ImportGraph, from: string, to: string) {
  const importers = new Map<string, string | null>([[from, null]]);
  for (const file of importers.keys()) {
    if (file === to) break;
    for (const { resolved, typeOnly } of graph.get(file) ?? []) {
      if (!typeOnly && !importers.has(resolved)) importers.set(resolved, file);
    }
  }
  if (!importers.has(to)) throw new Error(`${from} does not lead to ${to}`);
  const chain: string[] = [];
  for (let file: string | null = to; file; file = importers.get(file) ?? null) chain.unshift(file);
  return chain;
}
