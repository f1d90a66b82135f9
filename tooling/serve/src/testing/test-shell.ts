import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';

/** Writes a release of the shell with these files into a folder of shells, and returns its entry of the registry. */
export async function releaseTestShell(
  shells: string,
  version: string,
  files: Record<string, string>,
  provides: Record<string, string[]> = {},
): Promise<NonNullable<Registry['shell']>> {
  const integrity: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    const file = join(shells, version, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    integrity[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const entry = `/s/${version}/index.html`;
  return { active: version, versions: { [version]: { entry, integrity, contract: 1, provides } } };
}
