const KEY = 'bolt-showcase-list-scroll';
const MAX_POSITIONS = 20;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type ScrollPositions = [place: string, top: number][];

/** Stores the scroll position of a history location in this tab; the oldest locations are dropped. */
export function saveScrollPosition(
  locationKey: string,
  top: number,
  getStorage: () => Store = () => sessionStorage,
) {
  try {
    const others = readPositions(getStorage()).filter(([other]) => other !== locationKey);
    const saved: ScrollPositions = [...others, [locationKey, Math.round(top)]];
    getStorage().setItem(KEY, JSON.stringify(saved.slice(-MAX_POSITIONS)));
  } catch {
    // Storage is blocked or full: the router's own scroll restoration still works.
  }
}

/** The scroll position of a location; null if it was not visited. */
export function readScrollPosition(
  locationKey: string,
  getStorage: () => Store = () => sessionStorage,
) {
  try {
    return readPositions(getStorage()).find(([saved]) => saved === locationKey)?.[1] ?? null;
  } catch {
    return null;
  }
}

function readPositions(store: Store): ScrollPositions {
  const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
  return Array.isArray(value) ? value.filter(isPosition) : [];
}

function isPosition(value: unknown): value is ScrollPositions[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
