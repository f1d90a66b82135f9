import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** For the laptop only: they give access to nothing but the local backend. */
export const publishableKey = 'sb_publishable_local_showcase';
export const secretKey = 'sb_secret_local_showcase';

/** The secret that signs this data folder's sessions; stored, so that a restart signs no one out. */
export async function jwtSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const known = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (known.length >= 32) return known;
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
