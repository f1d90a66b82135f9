import { fullPath } from './describe.ts';
import type { Command, CommandSearch } from './remote.ts';

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
