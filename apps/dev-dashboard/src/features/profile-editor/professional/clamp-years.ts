const MAX_YEARS = 50;

/** Clamps typed years to a whole number from 0 to 50. */
export function clampYears(text: string) {
  if (text.trim() === '' || Number.isNaN(Number(text))) return '';
  return String(Math.min(MAX_YEARS, Math.max(0, Math.trunc(Number(text)))));
}
