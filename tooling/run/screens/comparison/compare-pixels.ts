/**
 * Counts the pixels that differ, and draws them in red over a pale picture of what did not change. All three have the same size, four
 * bytes for each pixel. Uses nothing from outside, because it runs in a browser.
 */
export function comparePixels(
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  difference: Uint8ClampedArray,
): number {
  // A browser rounds some colors differently from one drawing to the next.
  const tolerance = 2;
  let changed = 0;
  for (let at = 0; at < after.length; at += 4) {
    let distance = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      distance = Math.max(distance, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
    }
    const gray = ((after[at] ?? 0) + (after[at + 1] ?? 0) + (after[at + 2] ?? 0)) / 3;
    const isChanged = distance > tolerance;
    if (isChanged) changed += 1;
    const pale = 255 - (255 - gray) * 0.15;
    difference.set(isChanged ? [220, 0, 40, 255] : [pale, pale, pale, 255], at);
  }
  return changed;
}
