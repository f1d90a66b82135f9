import { fullPath } from './describe.ts';
import type { RemoteServices } from './remote.ts';

/** What a search of the command palette gets. It only reads. */
export type SearchInput = Pick<RemoteServices, 'client' | 'queryClient'> & {
  /** What was typed, trimmed and never empty. */
  text: string;
  /** Null for a visitor. */
  userId: string | null;
  /** Aborted when the user types on or closes the palette. */
  signal: AbortSignal;
};

/** A page that a search found. In a remote's own code its path is relative to the mount, in what the shell gets it is full. */
export type CommandResult = { label: string; hint?: string; path: string };

/** The best results first. The palette shows as many as fit. */
export type CommandSearch = (input: SearchInput) => Promise<CommandResult[]>;

/**
 * What a remote adds to the command palette: a link to one of its pages, or a search whose results are a section. The palette offers
 * them to users who may enter the remote's area.
 */
export type Command =
  | { label: string; path: string }
  | { label: string; importSearch: () => Promise<CommandSearch> };

/** Imports the search with this label. Its results have full paths. */
export async function loadCommandSearch(
  mount: string,
  commands: readonly Command[],
  label: string,
): Promise<CommandSearch> {
  const command = commands.find((one) => one.label === label);
  if (!command || !('importSearch' in command)) throw new Error(`There is no search ${label}`);
  const search = await command.importSearch();
  return async (input) => {
    const results = await search(input);
    return results.map((result) => ({ ...result, path: fullPath(mount, result.path) }));
  };
}
