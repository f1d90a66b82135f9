import { Button, Notice } from '@showcase/ui';
import { Found } from './found-by-email.tsx';
import { useFindByEmail } from './use-find-by-email.ts';

/** The database validates it. */
const WHOLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Offers the search by email while the text of a search box is a whole address: lists don't search addresses. */
export function EmailOffer({ text }: { text: string }) {
  const email = text.trim();
  return WHOLE_EMAIL.test(email) ? <Offer key={email} email={email} /> : null;
}

function Offer({ email }: { email: string }) {
  const searching = useFindByEmail();
  return (
    <>
      <Notice
        action={
          <Button size="s" isBusy={searching.isPending} onClick={() => searching.mutate(email)}>
            Search by email
          </Button>
        }
      >
        This list doesn't search email addresses. You can find who has exactly this one; each search
        is in the audit log.
      </Notice>
      <Found searching={searching} />
    </>
  );
}
