const KEY = 'bolt-showcase-list-scroll';
const KEPT_PLACES = 20;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Places = [place: string, top: number][];

/** Remembers for this tab how far a place in its history was scrolled; the oldest places are forgotten. */
export function keepScroll(place: string, top: number, open: () => Store = () => sessionStorage) {
  try {
    const others = readPlaces(open()).filter(([other]) => other !== place);
    const kept: Places = [...others, [place, Math.round(top)]];
    open().setItem(KEY, JSON.stringify(kept.slice(-KEPT_PLACES)));
  } catch {
    // Storage is blocked or full: the router's own memory is left.
  }
}

/** How far a place was scrolled; null for one that nobody has been at. */
export function keptScroll(place: string, open: () => Store = () => sessionStorage) {
  try {
    return readPlaces(open()).find(([kept]) => kept === place)?.[1] ?? null;
  } catch {
    return null;
  }
}

function readPlaces(store: Store): Places {
  const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
  return Array.isArray(value) ? value.filter(isPlace) : [];
}

function isPlace(value: unknown): value is Places[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
