import type { OwnProof } from '@showcase/data/own-projects';
import { isOnSharedSuffix, isUnseenHost } from '@showcase/site-check/hosts';

export const PROOF_FILE = '.well-known/showcase-verify.txt';

export const METHODS: Record<string, string> = {
  file: 'by a file',
  meta: 'by a tag in the page',
  record: 'by a DNS record',
  repository: 'by a file in the repository',
};

const UNREADABLE = 'We couldn’t read it. Check that it is public and answers, then try again.';

const outcomes: Record<string, string> = {
  missing: 'We found no proof there. Publish the text, then check again.',
  'other-text': 'We found another text there. Publish exactly the text below, then check again.',
  'not-public':
    'It isn’t on the public internet, so we can’t read it. Enter its public URL in the project.',
  'unknown-host': 'There is no such website. Check the URL of the project.',
  'other-host': 'It leads to another website. Enter that one as the live URL of the project.',
  'too-slow': 'It took too long to answer. Try again later.',
  blocked:
    'It lets no one read it without signing in, or it blocks our check. Publish the text where everyone can read it, then check again.',
  'no-certificate':
    'It has no valid certificate, so we can’t read it safely. Renew the certificate, then check again.',
};

/** What the last check means, and what to do; null if there is nothing to say. */
export function describeOutcome({ outcome, is_waiting, lost_at }: OwnProof): string | null {
  if (is_waiting)
    return 'Checking. This takes some seconds, or longer if the website is checked often.';
  if (outcome === 'proven' && lost_at !== null)
    return 'Someone else has proven it after you. If it is yours, publish the text, then check again.';
  if (outcome === null || outcome === 'proven') return null;
  return outcomes[outcome] ?? UNREADABLE;
}

/** Where the text may be published, and as what. */
export function getLocations({ subject, text }: OwnProof): { title: string; content: string }[] {
  if (subject.includes('/')) {
    return [
      {
        title: `As the file ${PROOF_FILE} on the default branch, with nothing else in it`,
        content: text,
      },
    ];
  }
  const locations = [
    {
      title: `As the file https://${subject}/${PROOF_FILE}, with nothing else in it`,
      content: text,
    },
    {
      title: `Or as a tag in the head of https://${subject}/`,
      content: `<meta name="showcase-verify" content="${text}">`,
    },
  ];
  if (isOnSharedSuffix(subject)) return locations;
  return [
    ...locations,
    { title: `Or as a TXT record of _showcase.${subject}, if the domain is yours`, content: text },
  ];
}

/** Whether creators can publish a text on a host: not on that of an editor or of a preview in the browser. */
export function isProvable({ subject }: OwnProof): boolean {
  return !isUnseenHost(subject);
}
