import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import * as v from 'valibot';

export const USERNAME_MIN_LENGTH = 3;
/** A name of this length is already too long. */
export const USERNAME_LENGTH_LIMIT = 30;

/** The reserved names of the specification; the database reserves more (see username_available). */
export const RESERVED_USERNAMES = ['admin', 'moderator', 'user', 'test', 'support'] as const;

export type UsernameError = 'characters' | 'too-short' | 'too-long' | 'reserved';

/** A username as it is stored. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The first broken rule, in the order of the specification; null for a valid or empty name. */
export function validateUsername(username: string): UsernameError | null {
  if (username === '') return null;
  if (!/^[a-z0-9_-]+$/.test(username)) return 'characters';
  if (username.length < USERNAME_MIN_LENGTH) return 'too-short';
  if (username.length >= USERNAME_LENGTH_LIMIT) return 'too-long';
  const isReserved = RESERVED_USERNAMES.some((name) => name === username);
  return isReserved ? 'reserved' : null;
}

/** The messages of the specification for each error at sign-up; only the database reports 'taken'. */
export const USERNAME_MESSAGES = {
  characters: 'Username can only contain lowercase letters, numbers, underscores, and hyphens',
  'too-short': 'Username must be at least 3 characters long',
  'too-long': 'Username must be less than 30 characters long',
  reserved: 'Username already taken',
  taken: 'Username already taken',
} as const satisfies Record<UsernameError | 'taken', string>;

/** The messages of the profile editor; sign-up has others (see USERNAME_MESSAGES). */
export const PROFILE_USERNAME_MESSAGES = {
  characters: 'Username can only contain lowercase letters, numbers, underscores and hyphens',
  'too-short': 'Username must be at least 3 characters',
  'too-long': USERNAME_MESSAGES['too-long'],
  reserved: 'This username is already taken',
  taken: 'This username is already taken',
} as const satisfies Record<UsernameError | 'taken', string>;

/** Checks in the database, which knows every reserved and taken name. */
export async function isUsernameAvailable(client: DataClient, username: string): Promise<boolean> {
  return readRpc(client, 'username_available', { name: username }, { schema: v.boolean() });
}
