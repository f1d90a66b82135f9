import type { ManagedPerson, PeopleKind } from '@showcase/data/admins';
import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { Avatar, Button, Link, Notice, Stack } from '@showcase/ui';
import { useState } from 'react';
import { LazyReasonDialog } from '../../shared/reason/lazy-reason-dialog.tsx';
import { ReasonNote } from '../../shared/reason-note.tsx';
import { Section, PersonCell, PersonText } from './people.styles.ts';
import { ACTION_LABELS, actionsFor, getPrompt, type PersonAction } from './person-actions.ts';
import { PersonBadges } from './person-badges.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonWarnings } from './person-warnings.tsx';

const DANGEROUS: readonly PersonAction[] = ['suspend', 'hide', 'hide_reviews', 'revoke_admin'];

type PersonDetailsProps = { kind: PeopleKind; person: ManagedPerson };

export function PersonDetails({ kind, person }: PersonDetailsProps) {
  const client = useDataClient();
  const [pendingAction, setPendingAction] = useState<PersonAction | null>(null);
  const { id, name, username, suspended, hidden, is_admin } = person;
  return (
    <Stack gap={6}>
      <PersonCell>
        <Avatar aria-hidden name={name} src={imageUrl(client, person.avatar)} size="l" />
        <PersonText>
          <PersonBadges person={person} />
          {username && <small>@{username}</small>}
          {kind === 'creators' && <Link href={`/creators/${id}`}>Public profile</Link>}
        </PersonText>
      </PersonCell>
      {suspended && (
        <Notice variant="danger" role="note">
          <ReasonNote label="Suspended" details={suspended} />
        </Notice>
      )}
      {hidden && (
        <Notice variant="warning" role="note">
          <ReasonNote label="Hidden" details={hidden} />
        </Notice>
      )}
      <PersonWarnings person={person} />
      <PersonFacts kind={kind} person={person} />
      <Section aria-label="Actions">
        <h3>Actions</h3>
        <Stack direction="row" gap={2}>
          {actionsFor(person, kind).map((action) => (
            <Button
              key={action}
              size="s"
              variant={DANGEROUS.includes(action) ? 'danger' : 'secondary'}
              onClick={() => setPendingAction(action)}
            >
              {ACTION_LABELS[action]}
            </Button>
          ))}
        </Stack>
        {is_admin && <p>You can't suspend an admin. Revoke admin first.</p>}
      </Section>
      <PersonHistory id={id} />
      <LazyReasonDialog
        prompt={pendingAction && getPrompt(pendingAction, person)}
        onClose={() => setPendingAction(null)}
      />
    </Stack>
  );
}
