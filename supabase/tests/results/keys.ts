/** Every key of a result at every depth, as paths; all elements of a list share one path. */
export function listKeys(value: unknown, path = ''): string[] {
  const paths = Array.isArray(value)
    ? value.flatMap((item: unknown) => listKeys(item, path))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [
          `${path}${key}`,
          ...listKeys(inner, `${path}${key}.`),
        ])
      : [];
  return [...new Set(paths)].toSorted();
}
