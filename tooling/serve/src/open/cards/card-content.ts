import type { PublicCreator } from '../../public/creators.ts';
import type { PublicProject } from '../../public/projects.ts';
import type { PublicService } from '../../public/services.ts';
import { formatPrice } from '../format-price.ts';

/** What a card shows; whatever changes it changes the card's URL. */
export type CardContent = {
  title: string;
  /** Who made it, or what a creator does. */
  byline: string | null;
  rating: { average: number; count: number } | null;
  price: string | null;
  image: string | null;
  /** A portrait is a square. */
  isPortrait: boolean;
};

/** Draws a card, with the picture at this URL. */
export type DrawCard = (request: CardRequest) => Promise<DrawnCard>;

export type DrawnCard = {
  png: Uint8Array<ArrayBuffer>;
  /** False if its picture could not be fetched now, so that it has an initial until the next request. */
  isComplete: boolean;
};

export type CardRequest = { content: CardContent; pictureUrl: string | null };

/** In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raised with each change of the drawing. */
const DESIGN = 1;

type Rating = CardContent['rating'];
type Maker = { name: string; rating: Rating };

export function cardOfProject(
  project: Pick<PublicProject, 'title' | 'image' | 'sale'> & { creator: Maker },
): CardContent {
  const { title, image, sale, creator } = project;
  const price = sale && (sale.isSold ? 'Sold' : `For sale ${formatPrice(sale.price)}`);
  return { title, image, price, byline: creator.name, rating: creator.rating, isPortrait: false };
}

export function cardOfCreator(
  creator: Pick<PublicCreator, 'name' | 'specialization' | 'image' | 'hourlyRate' | 'rating'>,
): CardContent {
  const { name, specialization, image, hourlyRate, rating } = creator;
  const price = hourlyRate === null ? null : `${formatPrice(hourlyRate)} per hour`;
  return { title: name, byline: specialization, rating, price, image, isPortrait: true };
}

export function cardOfService(
  service: Pick<PublicService, 'title' | 'image' | 'price'> & { creator: Maker },
): CardContent {
  const { title, image, price, creator } = service;
  const from = `From ${formatPrice(price)}`;
  return {
    title,
    image,
    price: from,
    byline: creator.name,
    rating: creator.rating,
    isPortrait: false,
  };
}

/** Of a card in this state: whoever stores pictures by their URL gets a new one when it changes. */
export async function cardPath(
  kind: 'projects' | 'creators' | 'services',
  id: string,
  content: CardContent,
): Promise<string> {
  return `/cards/${kind}/${id}.png?v=${await hashCard(content)}`;
}

/** The same for the same card, at any server. */
export async function hashCard(content: CardContent): Promise<string> {
  const text = JSON.stringify([DESIGN, ...Object.entries(content).toSorted().flat()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).subarray(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
