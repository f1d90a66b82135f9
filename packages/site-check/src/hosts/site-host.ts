import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';
import { isSuffix } from './shared-suffix.ts';

/** The host of a URL without the brackets of IPv6 and without a last dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** A name under a suffix of the public list; `localhost` and names of inner networks are under none. */
export function isPublicName(host: string): boolean {
  if (ipaddr.isValid(host)) return false;
  const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isIcann === true || isPrivate === true;
}

/** Whether two hosts are one site: the same, or one is the other with `www.`. */
export function isSameSite(one: string, other: string): boolean {
  return one === other || withoutWww(one) === other || one === withoutWww(other);
}

function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '');
  // `www.vercel.app` is a customer of vercel.app.
  return isSuffix(rest) ? host : rest;
}
