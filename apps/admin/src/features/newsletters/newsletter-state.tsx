import type { Newsletter } from '@showcase/data/admins';
import { Badge } from '@showcase/ui';

const STATES = {
  draft: { text: 'Draft', variant: 'neutral' },
  sending: { text: 'Sending', variant: 'accent' },
  sent: { text: 'Sent', variant: 'success' },
} as const;

export function NewsletterState({ newsletter }: { newsletter: Newsletter }) {
  const { text, variant } = STATES[stateOf(newsletter)];
  return <Badge variant={variant}>{text}</Badge>;
}

function stateOf({ sent_at, waiting }: Newsletter): keyof typeof STATES {
  if (sent_at === null) return 'draft';
  return waiting > 0 ? 'sending' : 'sent';
}
