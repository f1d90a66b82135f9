import type { OutgoingMail, Site } from '../outgoing-mail.ts';

/** The absolute URL of a path within the site. */
export function siteLink({ siteUrl }: Site, path: string): string {
  return new URL(siteUrl.replace(/\/+$/, '') + path).href;
}

export function unsubscribeLinks(mail: OutgoingMail, site: Site) {
  if (mail.unsubscribe_token === null) return [];
  const token = encodeURIComponent(mail.unsubscribe_token);
  return [{ label: 'Unsubscribe', href: siteLink(site, `/unsubscribe?token=${token}`) }];
}

/** Of a mail to someone with an account. */
export function accountLinks(mail: OutgoingMail, site: Site) {
  const settings = { label: 'Email settings', href: siteLink(site, '/dashboard?settings=email') };
  return [...unsubscribeLinks(mail, site), settings];
}

export function homeButton(site: Site) {
  return { label: 'Open Bolt Showcase', href: siteLink(site, '/dashboard') };
}
