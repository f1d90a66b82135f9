import type { HealthFinding } from '@showcase/data/own-projects';

type ZipFindings = { files: number; isPartial: boolean; findings: HealthFinding[] };

const MAX_BYTES = 50_000_000;

/** What is found in a zip, which never leaves the browser; otherwise why it can't be read, and what to do. */
export async function readZip(file: File): Promise<ZipFindings | string> {
  if (file.size > MAX_BYTES)
    return 'This zip is larger than 50 MB. Choose one without pictures and without node_modules.';
  const { checkFiles, readArchive } = await import('@showcase/site-check/health');
  const archive = readArchive(new Uint8Array(await file.arrayBuffer()));
  if (!archive) return 'This file can’t be read. Choose a zip without a password.';
  const { files, leftOut } = archive;
  if (files.length === 0)
    return 'There is no code in this zip that we look at. Choose a zip of the whole project.';
  const findings = checkFiles(files, { areCommitted: false });
  return { files: files.length, isPartial: leftOut > 0, findings };
}
