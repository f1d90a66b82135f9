import { imageUrl, useDataClient, type ManagedPerson, type PeopleKind } from '@showcase/data';
import { Avatar, Button, Link, Notice, Stack } from '@showcase/ui';
import { useState } from 'react';
import { ReasonDoor } from '../../shared/reason/reason-door.tsx';
import { WhyNote } from '../../shared/why-note.tsx';
import { Part, Who, WhoText } from './people.styles.ts';
import { ACTION_LABELS, actionsFor, askFor, type PersonAction } from './person-asks.ts';
import { PersonBadges } from './person-badges.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonSigns } from './person-signs.tsx';

const DANGEROUS: readonly PersonAction[] = ['suspend', 'hide', 'revoke_admin'];

type PersonDetailsProps = { kind: PeopleKind; person: ManagedPerson };

export function PersonDetails({ kind, person }: PersonDetailsProps) {
  const client = useDataClient();
  const [asked, setAsked] = useState<PersonAction | null>(null);
  const { id, name, username, suspended, hidden, is_admin } = person;
  return (
    <Stack gap={6}>
      <Who>
        <Avatar aria-hidden name={name} src={imageUrl(client, person.avatar)} size="l" />
        <WhoText>
          <PersonBadges person={person} />
          {username && <small>@{username}</small>}
          {kind === 'creators' && <Link href={`/creators/${id}`}>Public profile</Link>}
        </WhoText>
      </Who>
      {suspended && (
        <Notice variant="danger" role="note">
          <WhyNote what="Suspended" why={suspended} />
        </Notice>
      )}
      {hidden && (
        <Notice variant="warning" role="note">
          <WhyNote what="Hidden" why={hidden} />
        </Notice>
      )}
      <PersonSigns person={person} />
      <PersonFacts kind={kind} person={person} />
      <Part aria-label="Actions">
        <h3>Actions</h3>
        <Stack direction="row" gap={2}>
          {actionsFor(person, kind).map((action) => (
            <Button
              key={action}
              size="s"
              variant={DANGEROUS.includes(action) ? 'danger' : 'secondary'}
              onClick={() => setAsked(action)}
            >
              {ACTION_LABELS[action]}
            </Button>
          ))}
        </Stack>
        {is_admin && <p>An admin cannot be suspended: revoke the grant first.</p>}
      </Part>
      <PersonHistory id={id} />
      <ReasonDoor ask={asked && askFor(asked, person)} onClose={() => setAsked(null)} />
    </Stack>
  );
}
