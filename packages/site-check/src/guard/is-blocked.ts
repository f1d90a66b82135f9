/** A sign-in, a proxy, or a guard against programs or too many requests. */
const blockedStatuses = [401, 403, 407, 429];

/** Whether a site answers, but not to us: visitors may see it. */
export function isBlocked({ status }: { status: number }): boolean {
  return blockedStatuses.includes(status);
}
