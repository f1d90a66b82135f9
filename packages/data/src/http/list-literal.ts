/** A list as PostgreSQL reads it, with every item in quotes. The client's own `overlaps`, `contains` and `containedBy` quote nothing. */
export function toListLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
