/** Like `private.agreed_days`, of the texts that tests use. */
export function getAgreedDays(duration: string | null) {
  const [, count, unit] = /(\d+) (day|week)/.exec(duration ?? '') ?? [];
  return count ? Number(count) * (unit === 'week' ? 7 : 1) : null;
}
