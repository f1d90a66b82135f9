import { createContext, use } from 'react';

/** The site's origin, such as `https://showcase.example`. */
export const OriginContext = createContext<string | null>(null);

export function useOrigin(): string {
  return use(OriginContext) ?? window.location.origin;
}
