/** A shell supports its own contract version and the previous one. */
export function acceptsContract(contract: unknown, ownVersion: number): boolean {
  return contract === ownVersion || (ownVersion > 1 && contract === ownVersion - 1);
}
