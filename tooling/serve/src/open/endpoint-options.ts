import type { DrawCard } from './cards/card-content.ts';
import type { PublicSource } from '../public/source.ts';

export type EndpointOptions = {
  source: PublicSource;
  /** Where to report a security hole; without it, there is no security.txt. */
  contactEmail?: string | undefined;
  /** Draws pictures for previews of links; without it, the site's own card is theirs. */
  drawCard?: DrawCard | undefined;
  /** The clock by which requests are limited; in tests another one. */
  now?: () => number;
};
