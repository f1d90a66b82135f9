/** Names by entry point, such as `@showcase/ui`. */
type Names = Readonly<Record<string, readonly string[]>>;

/** The names that a release imports and a shell does not provide, by entry point; empty if the release can run. */
export function findMissingNames(imports: Names, provided: Names): Record<string, string[]> {
  const missing = Object.entries(imports).map(
    ([entryPoint, names]) =>
      [entryPoint, names.filter((name) => !provided[entryPoint]?.includes(name))] as const,
  );
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0));
}

/** Lists names for a message: `Button, Card of @showcase/ui`. */
export function describeNames(names: Names): string {
  return Object.entries(names)
    .map(([entryPoint, list]) => `${list.join(', ')} of ${entryPoint}`)
    .join('; ');
}
