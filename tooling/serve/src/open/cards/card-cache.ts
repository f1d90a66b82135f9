import { LRUCache } from 'lru-cache';
import type { CardRequest, DrawCard, DrawnCard } from './card-content.ts';

const MAX_BYTES = 32_000_000;

/** Cards by the hash of what is on them. Each is drawn once, however many want it, and stored if it is complete. */
export function createCardCache(drawCard: DrawCard) {
  const cards = new LRUCache<string, DrawnCard>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ png }) => png.byteLength,
  });
  const drawing = new Map<string, Promise<DrawnCard>>();

  return async (hash: string, request: CardRequest): Promise<DrawnCard> => {
    const known = cards.get(hash) ?? drawing.get(hash);
    if (known) return known;
    const drawn = drawCard(request).finally(() => drawing.delete(hash));
    drawing.set(hash, drawn);
    const card = await drawn;
    if (card.isComplete) cards.set(hash, card);
    return card;
  };
}
