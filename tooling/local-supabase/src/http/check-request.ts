import { getCredentials, isSecret } from '../identity/caller.ts';

const forbiddenKey = {
  message: 'Forbidden use of secret API key in browser',
  hint: 'Secret API keys can only be used in a protected environment.',
};

/** What no service may see: paths that cannot be read, and the secret key, which everybody knows here, in the hands of a web page. */
export function checkRequest(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (!isReadable(pathname) || hasNul(search)) {
    return Response.json({ message: 'The URL cannot be read' }, { status: 400 });
  }
  const isSecretUsed = isSecret(getCredentials(request));
  return isSecretUsed && isFromPage(request.headers)
    ? Response.json(forbiddenKey, { status: 401 })
    : undefined;
}

/** Browsers name the origin of a page that asks, and themselves. */
export function isFromPage(headers: Pick<Headers, 'get'>): boolean {
  const isSentByBrowser = headers.get('origin') !== null || headers.get('sec-fetch-site') !== null;
  return isSentByBrowser || /^Mozilla\//i.test(headers.get('user-agent') ?? '');
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function hasNul(search: string): boolean {
  return /%00/.test(search);
}
