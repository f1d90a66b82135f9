import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { createTarDecoder } from 'modern-tar';
import { manifestName, parseManifest, titleName } from './manifest.ts';
import { checksumLine } from './write-archive.ts';
import type { Entry, Manifest } from './manifest.ts';

/** Gets each entry but the manifest, in their order. */
type Visit = (name: string, body: AsyncIterable<Uint8Array>) => Promise<void>;

const lineLength = checksumLine('0'.repeat(64)).length;

/** Reads a whole archive and compares all checksums. Throws a sentence for the user if a byte is missing or differs. */
export async function checkArchive(file: string): Promise<Manifest> {
  const { size, checksum } = await readEnds(file);
  const hash = createHash('sha256');
  const found = await readTar(hashAll(contentOf(file, size), hash)).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new Error(damaged(file), { cause: error });
  });
  const different = found.manifest && findDifference(found.entries, found.manifest.entries);
  if (different) throw new Error(`${damaged(file)} The first damaged entry is ${different}.`);
  if (!found.manifest || hash.digest('hex') !== checksum) throw new Error(damaged(file));
  return found.manifest;
}

/** Gives the entries of a checked archive to `visit`. Throws if they have changed since. */
export async function visitArchive(file: string, manifest: Manifest, visit: Visit): Promise<void> {
  const { size } = await readEnds(file);
  const { entries } = await readTar(contentOf(file, size), visit);
  if (findDifference(entries, manifest.entries)) throw new Error(damaged(file));
}

const damaged = (file: string) =>
  `${file} is damaged, so nothing was restored. Copy it again from where it was stored, or use another backup.`;

async function readEnds(file: string): Promise<{ size: number; checksum: string }> {
  const archive = await open(file).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.message})`;
    throw new Error(`${file} ${reason}.`, { cause: error });
  });
  try {
    const { size } = await archive.stat();
    const start = await readText(archive, 0, titleName.length + 1);
    if (start !== `${titleName}\0`) throw new Error(`${file} is not a backup of Bolt Showcase.`);
    const line = await readText(archive, Math.max(0, size - lineLength), lineLength);
    const [, checksum] = /^sha256 ([0-9a-f]{64})\n$/.exec(line) ?? [];
    if (checksum) return { size: size - lineLength, checksum };
    throw new Error(
      `${file} is incomplete, so nothing was restored. Copy it again from where it was stored, or use another backup.`,
    );
  } finally {
    await archive.close();
  }
}

async function readText(archive: Awaited<ReturnType<typeof open>>, from: number, length: number) {
  const { buffer, bytesRead } = await archive.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString('latin1', 0, bytesRead);
}

const contentOf = (file: string, size: number): AsyncIterable<Uint8Array> =>
  createReadStream(file, { end: size - 1, highWaterMark: 256 * 1024 });

async function readTar(bytes: AsyncIterable<Uint8Array>, visit?: Visit) {
  const entries: Entry[] = [];
  let manifest: Manifest | undefined;
  const { readable, writable } = createTarDecoder({ strict: true });
  const writing = ReadableStream.from(bytes).pipeTo(writable);
  writing.catch(() => undefined);
  for await (const { header, body } of readable) {
    const hash = createHash('sha256');
    const chunks = hashAll(body, hash);
    if (header.name === manifestName) {
      manifest = parseManifest(Buffer.concat(await Array.fromAsync(chunks)).toString());
      continue;
    }
    await visit?.(header.name, chunks);
    for await (const _ of chunks);
    entries.push({ name: header.name, size: header.size, sha256: hash.digest('hex') });
  }
  await writing;
  return { entries, manifest };
}

async function* hashAll(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The name of the first entry that is missing, too many or different. */
function findDifference(found: Entry[], expected: Entry[]): string | undefined {
  const index = Math.max(found.length, expected.length);
  for (let at = 0; at < index; at += 1) {
    const [a, b] = [found[at], expected[at]];
    if (a?.name !== b?.name || a?.size !== b?.size || a?.sha256 !== b?.sha256)
      return b?.name ?? a?.name;
  }
  return undefined;
}
