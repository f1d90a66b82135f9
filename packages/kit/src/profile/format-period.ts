/** Returns '2018 – 2021', '2018 – Present' or only the first year. */
export function formatPeriod(from: string, to: string, isCurrent = false) {
  const end = isCurrent ? 'Present' : to;
  return end ? `${from} – ${end}` : from;
}
