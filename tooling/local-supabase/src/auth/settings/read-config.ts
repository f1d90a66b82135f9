import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { authConfigSchema } from './auth-config.ts';

/** The file with production's settings, and the one with what differs on a laptop and in a stack for tests. */
const PRODUCTION = 'config.toml';
const LOCAL = 'config.local.toml';

const folder = join(import.meta.dirname, '../../../../../supabase');

/** Production's settings in `supabase/config.toml`, by default with those of `config.local.toml` over them. */
export async function readConfig({ isLikeProduction = false } = {}): Promise<TomlTable> {
  const read = async (name: string) =>
    parseConfig(name, await readFile(join(folder, name), 'utf8'));
  const production = await read(PRODUCTION);
  return isLikeProduction ? production : merge(production, await read(LOCAL));
}

/** Throws a sentence that names the line if the text is no TOML. */
export function parseConfig(name: string, text: string): TomlTable {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new Error(`supabase/${name} is no TOML in line ${error.line}.`, { cause: error });
  }
}

/** Whether `AUTH_SETTINGS` asks for production's settings. Throws a sentence if it says something else. */
export function readAuthMode({ AUTH_SETTINGS = '' }: Record<string, string | undefined>): boolean {
  if (!['', 'production'].includes(AUTH_SETTINGS)) {
    throw new Error(`AUTH_SETTINGS is production or empty, not ${AUTH_SETTINGS}.`);
  }
  return AUTH_SETTINGS === 'production';
}

/**
 * The text of a config.toml for Supabase's own containers: the local settings. Like production, it has production's steps of a sign-up; the
 * site, the mailbox, the captcha and the limits per IP address are those of this machine.
 */
export async function writeStackConfig({ isLikeProduction = false } = {}): Promise<string> {
  const config = await readConfig();
  if (!isLikeProduction) return stringify(config);
  const { auth } = await readConfig({ isLikeProduction });
  const { enable_confirmations, max_frequency } = authConfigSchema.parse(auth).email;
  return stringify(merge(config, { auth: { email: { enable_confirmations, max_frequency } } }));
}

/** Tables are merged, everything else is replaced. Throws if there is nothing to replace. */
function merge(settings: TomlTable, changes: TomlTable, path: readonly string[] = []): TomlTable {
  const merged = { ...settings };
  for (const [name, change] of Object.entries(changes)) {
    const [known, here] = [settings[name], [...path, name]];
    if (known === undefined)
      throw new Error(`${LOCAL} changes ${here.join('.')}, which ${PRODUCTION} lacks.`);
    merged[name] = isTable(known) && isTable(change) ? merge(known, change, here) : change;
  }
  return merged;
}

function isTable(value: TomlValue): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
