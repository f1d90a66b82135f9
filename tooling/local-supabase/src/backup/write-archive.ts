import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { isDiskFull } from '../postgres/disk-full.ts';
import { manifestName, title, titleName } from './manifest.ts';
import type { Entry, Manifest } from './manifest.ts';

type Content = { name: string; size: number; chunks: AsyncIterable<Uint8Array> | Uint8Array[] };
export type Archive = { add: (content: Content) => Promise<void> };

/**
 * Writes a tar archive, followed by a line with the checksum of all its bytes. Until it is complete, its name ends in `.part`; if `fill` fails,
 * nothing remains.
 */
export async function writeArchive(
  file: string,
  fill: (archive: Archive) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  const part = `${file}.part`;
  const output = await create(part);
  try {
    const manifest = await writeTar(output, fill);
    await output.sync();
    await output.close();
    await rename(part, file);
    return manifest;
  } catch (error) {
    await output.close().catch(() => undefined);
    await rm(part, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new Error(`The disk that holds ${file} is full, so no backup was written.`, {
      cause: error,
    });
  }
}

type Output = Awaited<ReturnType<typeof open>>;

/** Readable for its owner only, because it has personal data and the hashes of passwords. */
function create(part: string): Promise<Output> {
  return open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(explain(error, part), { cause: error });
  });
}

function explain({ code, message }: NodeJS.ErrnoException, part: string): string {
  if (code === 'EEXIST')
    return `${part} exists already. Another backup writes it, or was interrupted; then delete it.`;
  if (code === 'ENOENT') return `The folder ${dirname(part)} does not exist. Create it first.`;
  return `${part} cannot be written (${message}).`;
}

async function writeTar(
  output: Output,
  fill: (archive: Archive) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const checksum = createHash('sha256');
  const entries: Entry[] = [];
  const writing = writeAll().catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  writing.catch(() => undefined);

  async function writeAll() {
    for await (const chunk of readable) {
      checksum.update(chunk);
      await output.writeFile(chunk);
    }
  }
  async function add({ name, size, chunks }: Content) {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of chunks) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    entries.push({ name, size, sha256: hash.digest('hex') });
  }
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add({ name, size: bytes.length, chunks: [bytes] });
  };

  try {
    await addText(titleName, title);
    const contents = await fill({ add });
    const manifest = { ...contents, entries: [...entries] };
    await addText(manifestName, JSON.stringify(manifest));
    controller.finalize();
    await writing;
    await output.writeFile(checksumLine(checksum.digest('hex')));
    return manifest;
  } catch (error) {
    controller.error(error);
    await writing.catch(() => undefined);
    throw error;
  }
}

export const checksumLine = (sha256: string) => `sha256 ${sha256}\n`;
