import { parse } from 'tldts';

/** Hosts whose subdomains belong to different people, and that are not on the public suffix list. */
const otherSharedSuffixes = [
  ...['v0.app', 'stackblitz.io', 'webcontainer.io', 'created.app', 'glitch.me', 'edgeone.app'],
  ...['kinsta.page', 'hostingersite.com', 'neocities.org', 'softr.app'],
];

/** Whether other people have names beside this one, such as `ada.vercel.app`. No one of them can set a record of its domain. */
export function isOnSharedSuffix(host: string): boolean {
  if (otherSharedSuffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`)))
    return true;
  return parse(host, { allowPrivateDomains: true }).isPrivate === true;
}

/** Whether a host is nothing but what the names of different people end with. */
export function isSuffix(host: string): boolean {
  if (otherSharedSuffixes.includes(host)) return true;
  return parse(host, { allowPrivateDomains: true }).domain === null;
}
