/** All texts of a document's data: their characters decide which fonts are loaded. */
export function allTexts(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object' || data instanceof Date) return [];
  return Object.values(data).flatMap(allTexts);
}
