import { atStartOfHead } from '../pages/inline.ts';

/** A page may not say this about itself; the host says it in a header. */
const FOR_HEADER = "; frame-ancestors 'none'";

/** The policy that a host sends with every page of a folder, in addition to the policy that is in the page. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/**
 * The page with its policy inside, before everything that the policy is about. A host that has other headers of an earlier page
 * cannot switch off the integrity checks of this one, because page and policy are one file.
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(FOR_HEADER, '').replaceAll('"', '&quot;');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
  return atStartOfHead(html, tag);
}
