const MIN_LENGTH = 6;
/** In UTF-8. The auth service accepts no more, because bcrypt ignores the rest. */
const MAX_BYTES = 72;

/** The error in a new password; null if it is valid. */
export function validateNewPassword(password: string): string | null {
  if (password.length < MIN_LENGTH) return 'Password must be at least 6 characters long';
  return new TextEncoder().encode(password).length > MAX_BYTES
    ? 'Password must be at most 72 characters long, or fewer with letters other than A to Z'
    : null;
}
