import type { AuthChangeEvent } from '@supabase/supabase-js';

export type SessionStatus =
  | 'signed-out'
  | 'signed-in'
  | 'token-refreshed'
  | 'password-recovery'
  | 'user-updated';

const STATUS_BY_EVENT: Partial<Record<AuthChangeEvent, SessionStatus>> = {
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
};

/** A recovery lasts until the password is changed, even if the token is refreshed in the meantime. */
export function nextStatus(before: SessionStatus, event: AuthChangeEvent): SessionStatus {
  const status = STATUS_BY_EVENT[event] ?? 'signed-in';
  return before === 'password-recovery' && status !== 'user-updated' ? before : status;
}
