const INTERVAL_MS = 5_000;

type Sending = { waiting: number } | null | undefined;

/** How often newsletters are read again, in milliseconds: not at all unless one of them still waits to be sent to someone. */
export function refetchWhileSending(newsletters: readonly Sending[]): number | false {
  return newsletters.some((newsletter) => newsletter && newsletter.waiting > 0)
    ? INTERVAL_MS
    : false;
}
