import type { PublicSource } from '../public/source.ts';

export type EndpointOptions = {
  source: PublicSource;
  /** Where to report a security hole; without it, there is no security.txt. */
  contactEmail?: string | undefined;
};
