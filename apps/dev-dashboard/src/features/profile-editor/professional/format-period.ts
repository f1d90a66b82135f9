/** '2018 – 2021', '2018 – Present', or the first year alone. */
export function formatPeriod(from: string, to: string, isCurrent = false) {
  const end = isCurrent ? 'Present' : to;
  return end ? `${from} – ${end}` : from;
}
