import { redirect, replace } from '@showcase/remote-contract';

/**
 * Redirects a navigation so that Back still works. If the browser is already at the page, on the first load and after Back and Forward,
 * it replaces the history entry; otherwise it adds one, so that the previous page keeps its own.
 */
export function redirectFrom(
  { url }: Request,
  to: string,
  currentUrl = window.location.href,
): Response {
  return url === currentUrl.replace(/#.*/, '') ? replace(to) : redirect(to);
}
