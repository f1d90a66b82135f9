import { getCredentials, isSecret } from '../identity/caller.ts';

const forbiddenKey = {
  message: 'Forbidden use of secret API key in browser',
  hint: 'Secret API keys can only be used in a protected environment.',
};

/** Rejects what no service may receive: invalid URLs, and the secret key, which is public here, from a web page. */
export function checkRequest(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (!isReadable(pathname) || hasNul(search)) {
    return Response.json({ message: 'Invalid URL' }, { status: 400 });
  }
  const isSecretUsed = isSecret(getCredentials(request));
  return isSecretUsed && isFromPage(request.headers)
    ? Response.json(forbiddenKey, { status: 401 })
    : undefined;
}

/** Browsers send the origin of the page and their own name. */
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
