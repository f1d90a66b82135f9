import {
  acceptsContract,
  describeNames,
  findMissingNames,
  listVariants,
  type Registry,
} from '@showcase/remote-contract/registry';
import { SHELL } from '../registry.ts';

/**
 * Throws if a release of `name` that visitors get would not run on a site with this registry: a remote in the shell or, for the shell, one of
 * the remotes in it. The names of a shell that has not been released yet are unknown; browsers check every release before they run it.
 */
export function assertFits(registry: Registry, name: string): void {
  const isShell = name === SHELL;
  const remotes = isShell ? Object.keys(registry.remotes) : [name];
  const conflicts = listVariants(registry).flatMap((variant) =>
    remotes.flatMap((remote) => findConflict(variant, remote) ?? []),
  );
  if (conflicts.length === 0) return;
  const advice = isShell ? 'Release these remotes first' : 'Release the shell first';
  throw new Error(
    `${[...new Set(conflicts)].join('; ')}. ${advice}, or add --force; the registry was not changed.`,
  );
}

function findConflict({ contract, shell, remotes }: Registry, name: string): string | null {
  const { active = '', versions = {} } = remotes[name] ?? {};
  const { requires, imports = {} } = versions[active] ?? {};
  const required = Number(requires?.contract ?? contract);
  const ofShell = `the shell${shell ? ` ${shell.active}` : ''}`;
  if (!acceptsContract(required, contract)) {
    return `${name} ${active} has contract ${required}, ${ofShell} has ${contract}`;
  }
  const provided = shell?.versions[shell.active]?.provides;
  const missing = provided ? describeNames(findMissingNames(imports, provided)) : '';
  return missing ? `${name} ${active} imports ${missing}, which ${ofShell} does not provide` : null;
}
