import type { DataClient } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { ErrorNotice } from '@showcase/kit/errors';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { Link, Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import { AuthFields } from '../auth-card.styles.ts';

type MailLinkCardProps = {
  /** Before and after the button was pressed. */
  title: string;
  doneTitle: string;
  intro: string;
  button: string;
  action: (client: DataClient) => Promise<unknown>;
  /** The failure as a sentence. */
  failure: string;
  /** The event, as a sentence. */
  done: string;
  /** Instead of all this, for a token that the database rejects. */
  invalid: ReactNode;
};

/** A page that links in our emails open. Nothing happens before the button is pressed, because email scanners open links, too. */
export function MailLinkCard(props: MailLinkCardProps) {
  const client = useDataClient();
  const opening = useSubmit({ mutationFn: () => props.action(client) });

  if (opening.error?.kind === 'invalid') return props.invalid;
  if (opening.isSuccess) {
    return (
      <PlainCard title={props.doneTitle} description={props.done}>
        <AuthFields>
          <Notice variant="success" tabIndex={-1} ref={focus}>
            {props.done}
          </Notice>
        </AuthFields>
      </PlainCard>
    );
  }
  return (
    <PlainCard title={props.title} intro={props.intro}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          opening.mutate();
        }}
      >
        <AuthFields>
          <ErrorNotice error={opening.error} action={props.failure} />
          <SubmitButton submission={opening} size="l">
            {props.button}
          </SubmitButton>
        </AuthFields>
      </form>
    </PlainCard>
  );
}

/** The button that had the focus is gone. */
function focus(notice: HTMLElement | null) {
  notice?.focus();
}

type PlainCardProps = {
  title: string;
  intro?: string;
  description?: string;
  children: ReactNode;
};

/** Not for search engines; leads to the settings, or without a session to the homepage. */
export function PlainCard({ children, ...card }: PlainCardProps) {
  const { authUser } = useUser();
  const aside = authUser ? (
    <Link variant="standalone" href="/dashboard?settings=email">
      Notification settings
    </Link>
  ) : (
    <Link variant="standalone" href="/">
      Go to the homepage
    </Link>
  );
  return (
    <AuthCard {...card} isIndexed={false} aside={aside}>
      {children}
    </AuthCard>
  );
}
