import { redirect, replace } from '@showcase/remote-contract';

/**
 * Sends a navigation elsewhere so that Back still works: where the browser is at the page already, on the first load and after Back
 * and Forward, the page's entry in the history is replaced; otherwise the page that was left keeps its own.
 */
export function redirectFrom(
  { url }: Request,
  to: string,
  currentUrl = window.location.href,
): Response {
  return url === currentUrl.replace(/#.*/, '') ? replace(to) : redirect(to);
}
