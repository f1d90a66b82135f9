import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

/** Hosts whose subdomains belong to different people, and that are not on the public suffix list. */
const otherSharedSuffixes = ['v0.app', 'stackblitz.io', 'webcontainer.io', 'created.app'];

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

/** Whether other people have names beside this one, such as `ada.vercel.app`. No one of them can set a record of its domain. */
export function isOnSharedSuffix(host: string): boolean {
  if (otherSharedSuffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`)))
    return true;
  return parse(host, { allowPrivateDomains: true }).isPrivate === true;
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

function isSuffix(host: string): boolean {
  if (otherSharedSuffixes.includes(host)) return true;
  return parse(host, { allowPrivateDomains: true }).domain === null;
}
