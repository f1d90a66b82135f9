import { findCodeLocations } from './code-locations.ts';

/**
 * Whether an error comes from our code, by the address of the script that threw it: extensions, programs against viruses and
 * providers run scripts of their own in the page. `previews` are the entries of remotes that replace a release in this tab.
 */
export function isOwnError(
  { error, filename = '' }: { error: unknown; filename?: string | undefined },
  previews: readonly string[] = [],
): boolean {
  const url = filename || findUrl(error);
  // Browsers name no script if a request or an import fails, and they hide everything about an error of another site's script.
  if (url === undefined) return error instanceof Error;
  return isOwnScript(url, previews);
}

function isOwnScript(url: string, previews: readonly string[]): boolean {
  if (findCodeLocations(url).length > 0) return true;
  if (import.meta.env.DEV) return /^(?:https?|file):.*\.[cm]?[jt]sx?(?:[?:]|$)/.test(url);
  return previews.some((entry) => url.startsWith(new URL('.', entry).href));
}

/** The first address in a stack, which is the innermost; without a stack, that in the message. */
function findUrl(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  return [stack.replace(message, ''), message]
    .map((text) => /[a-z][\w+.-]*:\/\/[^\s()'"]+/i.exec(text)?.[0])
    .find((url) => url !== undefined);
}
