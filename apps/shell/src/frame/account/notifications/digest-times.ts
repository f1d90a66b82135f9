const HOUR = 8;
const MONDAY = 1;

/** When digests are sent, as labels in the reader's time zone: the database sends them at 8:00 UTC, the weekly one on Mondays. */
export function getDigestTimes(now: Date, timeZone?: string) {
  const daily = nextMorning(now);
  const weekly = new Date(daily);
  weekly.setUTCDate(daily.getUTCDate() + ((MONDAY - daily.getUTCDay() + 7) % 7));
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone });
  return {
    daily: `Every day at ${time.format(daily)} your time`,
    weekly: `${weekday.format(weekly)}s at ${time.format(weekly)} your time`,
  };
}

function nextMorning(now: Date) {
  const morning = new Date(now);
  morning.setUTCHours(HOUR, 0, 0, 0);
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
}
