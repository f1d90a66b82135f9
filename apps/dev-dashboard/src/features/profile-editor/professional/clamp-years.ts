const MAX_YEARS = 50;

/** Typed years with at most 50 of them. What is no whole number stays as it is typed, for the form to reject. */
export function clampYears(text: string) {
  return /^\d+$/.test(text) ? String(Math.min(MAX_YEARS, Number(text))) : text;
}
