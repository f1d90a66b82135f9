import type { AuthUser } from '../session-state.ts';

const KEY = 'bolt-showcase-sign-up';
/** Less than the minute after which the auth service mails an account again. */
const FIRST_MAIL_MS = 50_000;

/**
 * Remembers the email of a sign-up that this browser began, unless the address already had an account: the auth service keeps
 * the first password, whoever chose it.
 */
export function rememberSignUp({ email, created_at, confirmation_sent_at }: AuthUser): void {
  const isFirst =
    confirmation_sent_at !== undefined &&
    Date.parse(confirmation_sent_at) - Date.parse(created_at) < FIRST_MAIL_MS;
  attempt((storage) => {
    if (isFirst && email) storage.setItem(KEY, email.toLowerCase());
    else storage.removeItem(KEY);
  });
}

/** Whether this browser began the sign-up of this address, and was the first to. */
export function hasBegunSignUp(email: string): boolean {
  return attempt((storage) => storage.getItem(KEY)) === email.toLowerCase();
}

export function removeSignUp(): void {
  attempt((storage) => storage.removeItem(KEY));
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    // Storage is blocked: whoever opens the link chooses the password.
    return undefined;
  }
}
