/** The most likely word for a mistyped text; null if none is close enough or one is the text itself. */
export function closestWord(text: string, vocabulary: readonly string[]) {
  const typed = text.trim().toLowerCase();
  const maxDistance = Math.max(1, Math.floor(typed.length / 4));
  let best: { word: string; distance: number } | null = null;
  for (const word of vocabulary) {
    const distance = editDistance(typed, word.toLowerCase(), maxDistance);
    if (distance === 0) return null;
    if (distance <= maxDistance && distance < (best?.distance ?? Infinity))
      best = { word, distance };
  }
  return best?.word ?? null;
}

/** The number of letters to add, remove, replace or swap with their neighbor; more than `maxDistance` may return Infinity. */
function editDistance(from: string, to: string, maxDistance: number) {
  if (Math.abs(from.length - to.length) > maxDistance) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(numbers: number[], index: number) {
  return numbers[index] ?? Infinity;
}
