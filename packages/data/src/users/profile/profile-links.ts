import { isLooseLink, withScheme } from '../../links.ts';
import { z } from '../../zod.ts';

const NAME = '[^\\s/?#"\'<>`\\\\:@]{1,100}';
const LINKEDIN = new RegExp(`^(https?://)?(www\\.)?linkedin\\.com/in/${NAME}/?$`, 'i');
const GITHUB = new RegExp(`^(https?://)?(www\\.)?github\\.com/${NAME}/?$`, 'i');
const TWITTER = new RegExp(`^(https?://)?(www\\.)?(twitter|x)\\.com(/(${NAME})?)?/?$`, 'i');
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/|@?)[a-z0-9._]{1,60}\/?$/i;

/** The links of a profile; empty text for none. */
export const profileLinks = {
  website: z
    .string()
    .trim()
    .max(490, 'Please enter a valid URL')
    .refine(isEmptyOr(isLooseLink), 'Please enter a valid URL')
    .transform(withScheme),
  linkedin: profileUrl(LINKEDIN, 'Please enter a valid LinkedIn profile URL'),
  github: profileUrl(GITHUB, 'Please enter a valid GitHub profile URL'),
  twitter: profileUrl(TWITTER, 'Please enter a valid Twitter profile URL'),
  instagram: profileUrl(INSTAGRAM, 'Please enter a valid Instagram profile URL'),
};

/** Apps add tracking parameters to the URLs they share; profiles store URLs without them. */
function profileUrl(pattern: RegExp, message: string) {
  return z
    .string()
    .trim()
    .transform((text) => text.replace(/[?#].*$/s, ''))
    .refine(
      isEmptyOr((text) => pattern.test(text)),
      message,
    );
}

export function isEmptyOr(accepts: (text: string) => boolean) {
  return (text: string) => text === '' || accepts(text);
}
