import { conversationQueries } from '@showcase/data/messages';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, Link, Notice } from '@showcase/ui';
import { useState } from 'react';

const keyOf = (userId: string) => `bolt-showcase-contact-hint-${userId}`;

/** Says once why agreements belong in the product, until the user dismisses it. */
export function ContactHint({ userId }: { userId: string }) {
  const [isDismissed, setIsDismissed] = useState(() => wasDismissed(userId));
  if (isDismissed) return null;
  const dismiss = () => {
    remember(userId);
    setIsDismissed(true);
  };
  return (
    <Notice
      role="note"
      action={
        <Button size="s" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      Agree on price, scope and payment here: only what is on Bolt Showcase counts if you disagree
      later. <Link href="/terms#agreements">Read the terms</Link>
    </Notice>
  );
}

/** The hint for a user who has never written to this person, nor received anything from them. */
export function FirstContactHint({ userId, personId }: { userId: string; personId: string }) {
  const queries = conversationQueries(useDataClient());
  const conversation = useItem(queries.open({ userId, otherId: personId })).data;
  return conversation?.isNew ? <ContactHint userId={userId} /> : null;
}

function wasDismissed(userId: string) {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

function remember(userId: string) {
  try {
    localStorage.setItem(keyOf(userId), '1');
  } catch {
    // Storage is blocked or full: the hint returns on the next page.
  }
}
