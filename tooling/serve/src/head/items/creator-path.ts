/** The one address under which a creator's page is known: by username where there is one. */
export function creatorPath({ id, username }: { id: string; username?: string | null }): string {
  return username ? `/creator/${username}` : `/creators/${id}`;
}
