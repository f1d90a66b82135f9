/** Every key of an answer at every depth, as paths; the elements of a list are as one. */
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
