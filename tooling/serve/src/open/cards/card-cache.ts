import { LRUCache } from 'lru-cache';
import type { CardRequest, DrawCard } from './card-content.ts';

const MAX_BYTES = 32_000_000;

type Card = Uint8Array<ArrayBuffer>;

/** Cards by the hash of what is on them. Each is drawn once, however many want it. */
export function createCardCache(drawCard: DrawCard) {
  const cards = new LRUCache<string, Card>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const drawing = new Map<string, Promise<Card>>();

  return async (hash: string, request: CardRequest): Promise<Card> => {
    const known = cards.get(hash) ?? drawing.get(hash);
    if (known) return known;
    const drawn = drawCard(request).finally(() => drawing.delete(hash));
    drawing.set(hash, drawn);
    const card = await drawn;
    cards.set(hash, card);
    return card;
  };
}
