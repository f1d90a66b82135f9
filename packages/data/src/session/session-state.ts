import type { Session, User as AuthUser } from '@supabase/supabase-js';
import type { DataError } from '../client/data-error.ts';
import type { User } from '../users/user.ts';
import type { SessionStatus } from './session-status.ts';

export type { AuthUser };

export type SessionState = {
  /** True until the session and its profile are known. */
  loading: boolean;
  status: SessionStatus;
  session: Session | null;
  /** A link from an email started this session in this tab, to choose a new password. */
  isRecovery: boolean;
  /** Contains the email address. */
  authUser: AuthUser | null;
  /** The row in `users`. */
  user: User | null;
  error: DataError | null;
  /**
   * The session ended, but not by a sign-out here: another tab or the auth service ended it. `authUser` and `user` stay,
   * so that nothing typed is lost, until that user signs in again, another one does, or `leave` is called.
   */
  isInterrupted: boolean;
  /** The user ended the interrupted session with a sign-out in another tab, so nothing on screen may say who it was. */
  hasSignedOut: boolean;
  /** The session cannot be renewed at the moment; retries continue. */
  isReconnecting: boolean;
};

export const SIGNED_OUT = {
  loading: false,
  status: 'signed-out',
  session: null,
  isRecovery: false,
  authUser: null,
  user: null,
  error: null,
  isInterrupted: false,
  hasSignedOut: false,
  isReconnecting: false,
} as const satisfies SessionState;
