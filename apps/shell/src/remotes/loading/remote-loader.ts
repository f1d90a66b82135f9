import type { Remote } from '@showcase/remote-contract';
import { CONTRACT_VERSION, withTimeLimit } from '@showcase/remote-contract/define';
import { unmetRequirements } from './compatibility.ts';
import type { Integrity } from './integrity.ts';
import { acceptsContract, describeNames, type Release } from '@showcase/remote-contract/registry';
import type { FindMissingNames } from './provided-names.ts';
import { isTimeout, RemoteError } from './remote-error.ts';

/** The two functions of the federation runtime that the shell needs. */
export type FederationRuntime = {
  register: (remote: { name: string; entry: string }, options: { force: boolean }) => void;
  load: (id: string) => Promise<unknown>;
};

export type RemoteLoader = {
  /** Loads a release's remote, once. Throws a `RemoteError`; the next call retries with a new URL. */
  load: (release: Release) => Promise<Remote>;
};

/** Loads remotes at run time. Nothing is requested before it is needed, and failures are not cached. */
export function createRemoteLoader(options: {
  runtime: FederationRuntime;
  providedVersions: Record<string, string>;
  findMissingNames: FindMissingNames;
  /** Reads what the index of the registry leaves out of a release. */
  complete: (release: Release) => Promise<Release>;
  /** Null in development: the files of a dev server change with every edit. */
  integrity: Integrity | null;
  /** Loads a release's own styles. Never rejects and never takes long. */
  loadStyles: (release: Release) => Promise<void>;
  onFailure?: (error: RemoteError) => void;
  timeLimitMs?: number;
}): RemoteLoader {
  const { runtime, providedVersions, complete, integrity, loadStyles } = options;
  const { findMissingNames, timeLimitMs = 10_000, onFailure } = options;
  const loading = new Map<string, Promise<Remote>>();
  const failures = new Map<string, number>();

  const fetchModule = async (listed: Release): Promise<unknown> => {
    const release = await complete(listed);
    const unmet = checkRequirements(release, providedVersions);
    if (unmet) throw new RemoteError('incompatible', release, unmet);
    const missing = describeNames(release.imports ? await findMissingNames(release.imports) : {});
    if (missing) {
      throw new RemoteError('incompatible', release, new Error(`it imports ${missing}`));
    }
    const failureCount = failures.get(release.name) ?? 0;
    const entry = failureCount === 0 ? release.entry : `${release.entry}?retry=${failureCount}`;
    const styles = loadStyles(release);
    if (failureCount > 0) await integrity?.repair();
    if (!release.isOverride) await integrity?.protect(release, entry);
    runtime.register({ name: release.name, entry }, { force: failureCount > 0 });
    const module = await runtime.load(`${release.name}/remote`);
    await styles;
    return module;
  };

  const fetchRemote = async (release: Release): Promise<Remote> =>
    validateRemote(await withTimeLimit(fetchModule(release), timeLimitMs), release);

  const load = (release: Release): Promise<Remote> => {
    const key = `${release.name}@${release.version}`;
    const remote = loading.get(key) ?? fetchRemote(release);
    loading.set(key, remote);
    return remote.catch(async (error: unknown) => {
      if (loading.get(key) === remote) {
        loading.delete(key);
        failures.set(release.name, (failures.get(release.name) ?? 0) + 1);
      }
      if (window.untilStaying) {
        await window.untilStaying;
        return load(release);
      }
      const failure = toRemoteError(error, release);
      logError(failure);
      onFailure?.(failure);
      throw failure;
    });
  };

  return { load };
}

function toRemoteError(error: unknown, release: Release): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError(isTimeout(error) ? 'late' : 'unreachable', release, error);
}

/** Logs remote, version and cause in one line, even if no page is there to display the error. */
function logError(error: RemoteError): void {
  console.error(error.message);
}

/** The requirements of a release that this shell does not meet; null if it can run. */
function checkRequirements(
  { requires }: Release,
  providedVersions: Record<string, string>,
): Error | null {
  const { contract } = requires;
  if (contract && !acceptsContract(Number(contract), CONTRACT_VERSION))
    return contractError(contract);
  const unmet = unmetRequirements(requires, providedVersions);
  return unmet.length === 0 ? null : new Error(`it requires ${unmet.join(', ')}`);
}

function contractError(contract: unknown): Error {
  return new Error(`it has contract ${String(contract)}, the shell has ${CONTRACT_VERSION}`);
}

function validateRemote(module: unknown, release: Release): Remote {
  const remote = (module as { remote?: Partial<Remote> } | null)?.remote;
  if (!remote || typeof remote.routes !== 'function') {
    throw new RemoteError('broken', release, new Error('it exposes no remote'));
  }
  if (!acceptsContract(remote.contract, CONTRACT_VERSION)) {
    throw new RemoteError('incompatible', release, contractError(remote.contract));
  }
  return remote as Remote;
}
