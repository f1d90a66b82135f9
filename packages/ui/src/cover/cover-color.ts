/** The color if it has the one form that is stored, such as '#e0774f'; it is written into attributes. Undefined for anything else. */
export function coverColor(color: string | null | undefined) {
  return color && /^#[\da-f]{6}$/.test(color) ? color : undefined;
}
