const UNITS = ['KB', 'MB', 'GB'];

/** The size of a file in words: "48 KB", "1.2 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let value = bytes / 1_024;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  // MB with one digit, GB with two: 1,000 MB of a GB are not all of it.
  const digits = value < 9.95 ? unit : 0;
  return `${Number(value.toFixed(digits))} ${UNITS[unit] ?? ''}`;
}
