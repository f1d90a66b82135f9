import type { User } from '@showcase/data/users';

type Links = Pick<User, 'website' | 'github' | 'linkedin' | 'twitter' | 'instagram'>;

/** `text` is the URL without what all have in common. */
export type ProfileLink = { label: string; href: string; text: string };

/** The links of a profile, which may be stored without a scheme; Instagram also as a username. */
export function getProfileLinks({ website, github, linkedin, twitter, instagram }: Links) {
  return [
    toLink('Website', website),
    toLink('GitHub', github),
    toLink('LinkedIn', linkedin),
    toLink('Twitter', twitter),
    toLink('Instagram', instagram?.replace(/^@?([\w.]+)\/?$/, 'instagram.com/$1')),
  ].filter((link) => link !== null);
}

function toLink(label: string, stored: string | null | undefined): ProfileLink | null {
  const text = stored?.trim() ?? '';
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  if (text === '' || !url || !['http:', 'https:'].includes(url.protocol)) return null;
  return {
    label,
    href: url.href,
    text: text.replace(/^https?:\/\/|\/$/gi, '').replace(/^www\./, ''),
  };
}
