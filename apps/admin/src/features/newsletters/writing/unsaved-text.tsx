import { useNavigate } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';
import { useState } from 'react';
import { NEW_DRAFT, newsletterDrafts } from '../newsletter-drafts.ts';
import { hrefOfNewNewsletter } from '../newsletter-links.ts';

/** The draft of a newsletter that can no longer be changed. */
export function UnsavedText({ id }: { id: string }) {
  const navigate = useNavigate();
  const [draft] = useState(() => newsletterDrafts.read(id));
  if (!draft) return null;

  function startNewsletter() {
    newsletterDrafts.write(NEW_DRAFT, draft);
    newsletterDrafts.write(id, null);
    void navigate(hrefOfNewNewsletter());
  }
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={startNewsletter}>
          Use it for a new newsletter
        </Button>
      }
    >
      What you typed wasn't saved, and we still have it.
    </Notice>
  );
}
