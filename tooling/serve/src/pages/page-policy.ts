import type { Release } from '@showcase/remote-contract/registry';
import { contentSecurityPolicy } from '../headers.ts';
import { inlineHashes } from './inline.ts';
import type { SiteConfig } from './shell-page.ts';

/** The origins of built previews that a developer tries out. */
const ANY_LOCAL_PORT = 'http://localhost:*';

type PolicyOptions = {
  config: SiteConfig;
  releases: Release[];
  /** The hash of the import map that the page may add. */
  othersHash: string;
};

/** The policy of exactly this page, with the hashes of its inline code. */
export function pagePolicy(html: string, { config, releases, othersHash }: PolicyOptions): string {
  return contentSecurityPolicy({
    scripts: [...inlineHashes(html, 'script'), othersHash],
    styles: inlineHashes(html, 'style'),
    remoteOrigins: [
      ...remoteOrigins(releases),
      ...(config.remoteOverrides ? [ANY_LOCAL_PORT] : []),
    ],
    api: getOrigin(config.supabaseUrl),
    captcha: config.captcha?.provider,
    telemetry: getOrigin(config.telemetry ?? ''),
  });
}

function remoteOrigins(releases: Release[]): string[] {
  return [...new Set(releases.map(({ entry }) => getOrigin(entry)).filter(Boolean))];
}

/** The origin of an absolute URL; empty for one on this origin. */
function getOrigin(url: string): string {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : '';
}
