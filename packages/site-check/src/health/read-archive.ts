import { unzipSync } from 'fflate';
import { isCheckedPath } from './check-files.ts';
import type { TextFile } from './finding.ts';

const maxFileBytes = 1_000_000;
const maxTotalBytes = 20_000_000;
const maxFiles = 5_000;

/**
 * The files of a zip that are checked, without the one folder that they are all in; null if it can't be read. What is too large or too much is
 * left out, and counted.
 */
export function readArchive(data: Uint8Array): { files: TextFile[]; leftOut: number } | null {
  let total = 0;
  let leftOut = 0;
  let count = 0;
  try {
    const entries = unzipSync(data, {
      filter({ name, size: packedSize, originalSize }) {
        if (name.endsWith('/') || !isCheckedPath(name)) return false;
        // What is not packed is as long as it is there, whatever the zip says. The same part of it may be many files.
        const size = Math.max(packedSize, originalSize);
        const isTooMuch = size > maxFileBytes || total + size > maxTotalBytes || count >= maxFiles;
        if (isTooMuch) {
          leftOut += 1;
          return false;
        }
        total += size;
        count += 1;
        return true;
      },
    });
    const paths = Object.keys(entries);
    const folder = commonFolder(paths);
    const files = Object.entries(entries).map(([path, bytes]) => ({
      path: path.slice(folder.length),
      text: new TextDecoder().decode(bytes),
    }));
    return { files, leftOut };
  } catch {
    return null;
  }
}

/** Hosts put a repository into a folder that is named after its commit. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (/^(?:supabase|src|app|api|functions)\/$/.test(folder)) return '';
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}
