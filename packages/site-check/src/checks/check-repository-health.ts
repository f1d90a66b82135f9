import { readSite } from '../guard/read-site.ts';
import type { SiteReader } from '../guard/read-site.ts';
import { SiteError } from '../guard/site-error.ts';
import { checkFiles } from '../health/check-files.ts';
import { readArchive } from '../health/read-archive.ts';
import { repositoryArchive } from '../proofs/repository-file.ts';
import type { HealthResult } from './check-site-health.ts';

const maxBytes = 10_000_000;

/** The files of a public repository, as its host packs them for everyone. */
export async function checkRepositoryHealth(
  subject: string,
  reader: SiteReader,
): Promise<HealthResult> {
  const url = repositoryArchive(subject);
  if (url === undefined) return unread('invalid-url');
  try {
    const { status, body, isCut } = await readSite(url, { timeLimit: 30_000, ...reader }, maxBytes);
    if (status !== 200) return unread('status');
    if (isCut) return unread('too-large');
    const archive = readArchive(body);
    if (!archive) return unread('invalid-response');
    return {
      ...{ outcome: 'read', files: archive.files.length, isPartial: archive.leftOut > 0 },
      findings: checkFiles(archive.files, { areCommitted: true }),
    };
  } catch (error) {
    if (error instanceof SiteError) return unread(error.problem);
    throw error;
  }
}

function unread(outcome: HealthResult['outcome']): HealthResult {
  return { outcome, files: 0, isPartial: false, findings: [] };
}
