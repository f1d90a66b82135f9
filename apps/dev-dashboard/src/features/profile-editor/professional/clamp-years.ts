const MAX_YEARS = 50;

/** The years as they may be typed: whole, and from 0 to 50. */
export function clampYears(text: string) {
  if (text.trim() === '' || Number.isNaN(Number(text))) return '';
  return String(Math.min(MAX_YEARS, Math.max(0, Math.trunc(Number(text)))));
}
