import type { HealthFinding, HealthReportPart } from '@showcase/data/own-projects';
import { bidi } from '@showcase/ui';

type Description = { title: string; remedy: string };

const headers: Record<string, string> = {
  'Strict-Transport-Security':
    'Send Strict-Transport-Security with max-age=31536000, so that browsers always use https.',
  'Content-Security-Policy':
    'Send a Content-Security-Policy that lists where scripts may come from, so that injected ones don’t run.',
  'X-Content-Type-Options':
    'Send X-Content-Type-Options with nosniff, so that browsers don’t run files of another type.',
  'X-Frame-Options':
    'Send X-Frame-Options with DENY, or a policy with frame-ancestors, so that other sites can’t put yours into a frame.',
};

const descriptions: Record<string, (finding: HealthFinding) => Description> = {
  'secret-key': ({ detail, masked }) => ({
    title: `${detail} (${masked ?? '…'})`,
    remedy:
      'Everyone who gets this file can use the key. Create a new key at its provider, end this one there, and use the new one on your server only.',
  }),
  'source-map': ({ detail }) => ({
    title: detail === 'data:' ? 'Source map in the script' : bidi`Source map ${detail}`,
    remedy:
      'Everyone can read the code as you wrote it. Turn source maps off in the build for the public, or don’t upload them.',
  }),
  'mixed-content': ({ detail }) => ({
    title: bidi`${detail} is loaded without encryption`,
    remedy: 'Others on the way can read and change it. Load it from a URL with https.',
  }),
  'missing-header': ({ detail }) => ({
    title: bidi`${detail} is missing`,
    remedy: headers[detail] ?? 'Send this header with the page.',
  }),
  'table-without-row-security': ({ detail }) => ({
    title: bidi`Table ${detail} has no row security`,
    remedy:
      'Everyone with the public key can read and change its rows. Enable row level security for it, then add policies for who may do what.',
  }),
  'policy-for-all': ({ detail }) => ({
    title: bidi`Policy ${detail} holds for every row`,
    remedy:
      'If not everyone may see these rows, replace using (true) with a condition, such as user_id = auth.uid().',
  }),
  'environment-file': ({ detail }) => ({
    title: bidi`${detail} is among the files`,
    remedy:
      'Remove it from the repository and add it to .gitignore. It stays in the history, so create new keys for those in it that are secret.',
  }),
  'webhook-without-signature': ({ detail }) => ({
    title: bidi`${detail} checks no signature`,
    remedy:
      'Everyone who knows its URL can call it. Check the signature that the sender sends along before you use the request.',
  }),
};

/** What was found, and what to do about it. */
export function describeFinding(finding: HealthFinding): Description {
  return (
    descriptions[finding.kind]?.(finding) ?? {
      title: finding.detail,
      remedy: 'Reload the page to read what to do about it.',
    }
  );
}

/** The file, and where in it. */
export function describeLocation({ file, line, column }: HealthFinding): string {
  return line === null
    ? file
    : `${file}, line ${line}${column === null ? '' : `, column ${column}`}`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How much was read, and what that does not say. */
export function describeExtent({ part, files, is_partial }: HealthReportPart): string {
  const read =
    part === 'site'
      ? `We read the page and ${plural(files, 'script')} of it.`
      : `${plural(files, 'file')} ${files === 1 ? 'was' : 'were'} read.`;
  return is_partial ? `${read} Others were too many or too large, or didn’t answer.` : read;
}
