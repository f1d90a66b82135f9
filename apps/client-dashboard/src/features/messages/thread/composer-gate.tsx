import type { ConversationDetails } from '@showcase/data/messages';
import type { Person } from '@showcase/data/users';
import type { ReactNode } from 'react';
import { BlockedNote } from '../block/blocked-note.tsx';
import { Note } from './thread.styles.ts';

type ComposerGateProps = {
  isDeleted: boolean;
  me: Person | undefined;
  other: Person | undefined;
  /** Null while loading, and until the first message. */
  details: ConversationDetails | null;
  children: ReactNode;
};

/** Renders the composer, or a note if the user cannot send or the other user cannot answer. */
export function ComposerGate({ isDeleted, me, other, details, children }: ComposerGateProps) {
  if (isDeleted) return <Note>This person has deleted their account.</Note>;
  if (me?.is_suspended) {
    return <Note>Your account is suspended. You can read messages but not send any.</Note>;
  }
  const isOpen = !details?.is_blocked || isOpenDespiteBlock(details);
  return (
    <>
      {details?.is_blocked && other && <BlockedNote person={other} isOpen={isOpen} />}
      {other?.is_suspended && (
        <Note>
          <bdi>{other.name}</bdi>'s account is suspended. They can read your messages but can't
          reply.
        </Note>
      )}
      {isOpen && children}
    </>
  );
}

/** Whether accepted work keeps a conversation open whose other member the user has blocked. */
export function isOpenDespiteBlock({ requests }: ConversationDetails) {
  return requests.some(({ status }) => status === 'accepted');
}
