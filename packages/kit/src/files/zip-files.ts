import { toSafeFileName } from '@showcase/data/attachments';
import { saveFile } from './save-file.ts';

export type ZippedFile = {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
};

type ZipOptions = {
  /** Called with the share of the files that has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
  /** Where the browser can't write to a file. */
  save?: typeof saveFile;
};

/** A dialog of some browsers in which the user chooses the file that is written. */
type SavePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/**
 * Downloads files as one zip. Where the browser can write to a file, they pass through memory piece by piece; elsewhere, the
 * browser collects the zip first. Rejects if a file can't be fetched; resolves to false if the user chose no file to write.
 */
export async function saveZip(
  zipName: string,
  files: readonly ZippedFile[],
  { onProgress, signal, save = saveFile }: ZipOptions,
): Promise<boolean> {
  const handle = await pickFile(zipName);
  if (handle === null) return false;
  const { makeZip } = await import('client-zip');
  const zip = makeZip(fetchAll(files, { onProgress, ...(signal && { signal }) }));
  if (handle) {
    await zip.pipeTo(await handle.createWritable(), { ...(signal && { signal }) });
  } else {
    save(zipName, await new Response(zip).blob());
  }
  return true;
}

/** The file to write; null if the user chose none, undefined if the browser can't or, so long after a click, won't open the dialog. */
async function pickFile(suggestedName: string): Promise<FileSystemFileHandle | null | undefined> {
  try {
    const picker = (globalThis as { showSaveFilePicker?: SavePicker }).showSaveFilePicker;
    return await picker?.({ suggestedName: toSafeFileName(suggestedName) });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return null;
    if (name === 'SecurityError') return undefined;
    throw error;
  }
}

/** Fetches one file at a time, when the zip is ready for it. */
async function* fetchAll(files: readonly ZippedFile[], { onProgress, signal }: ZipOptions) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let arrived = 0;
  const names = distinctNames(files.map(({ name }) => toSafeFileName(name)));
  for (const [index, { url }] of files.entries()) {
    const response = await fetch(url, { ...(signal && { signal }) });
    if (!response.ok || !response.body) throw new Error(`${names[index]}: ${response.status}`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        arrived += chunk.byteLength;
        onProgress(Math.min(arrived / total, 1));
        controller.enqueue(chunk);
      },
    });
    yield { name: names[index] ?? '', input: response.body.pipeThrough(counter) };
  }
}

/** The names with a number before the ending where an earlier one is the same for some file system. */
export function distinctNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/su.exec(name) ?? [];
    let free = name;
    for (let number = 2; used.has(fold(free)); number += 1) {
      free = `${stem} (${number})${ending}`;
    }
    used.add(fold(free));
    return free;
  });
}

/** As file systems compare names: without case, without composition of letters and without characters that are not seen. */
function fold(name: string): string {
  return name
    .replaceAll(/\p{DI}/gu, '')
    .normalize('NFD')
    .toUpperCase()
    .normalize('NFD');
}
