import { createHash } from 'node:crypto';

/** The same UUID for the same name in every run. */
export function createStableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`bolt-showcase/${kind}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A fixed number from 0 to 1 for a name, to distribute values without a natural order. */
export function hashToFraction(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 0xffffffff;
}
