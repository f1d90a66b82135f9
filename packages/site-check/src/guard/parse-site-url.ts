import ipaddr from 'ipaddr.js';
import { hostOf, isPublicName } from '../hosts/site-host.ts';
import type { Network } from '../network/network.ts';
import { SiteError } from './site-error.ts';

/** A URL with what it may connect to, or a SiteError. Its host may be an address, in any spelling that URLs allow. */
export function parseSiteUrl(text: string, { isPublic }: Pick<Network, 'isPublic'>, base?: URL) {
  if (!URL.canParse(text, base)) throw new SiteError('invalid-url');
  const url = new URL(text, base);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && url.protocol !== 'http:') throw new SiteError('invalid-url');
  // The standard port, 443 or 80, is empty.
  if (url.port !== '' || url.username !== '' || url.password !== '')
    throw new SiteError('invalid-url');
  const host = hostOf(url);
  const isAddress = ipaddr.isValid(host);
  if (isAddress ? !isPublic(host) : !isPublicName(host)) throw new SiteError('not-public');
  return { url, host, isAddress, isSecure, port: isSecure ? 443 : 80 };
}

export type SiteUrl = ReturnType<typeof parseSiteUrl>;
