import type { Person } from '@showcase/data/users';
import type { ReactNode } from 'react';
import { Note } from './thread.styles.ts';

type ComposerGateProps = {
  isDeleted: boolean;
  me: Person | undefined;
  other: Person | undefined;
  children: ReactNode;
};

/** Renders the composer, or a note if the user cannot send or the other user cannot answer. */
export function ComposerGate({ isDeleted, me, other, children }: ComposerGateProps) {
  if (isDeleted) return <Note>This person has deleted their account.</Note>;
  if (me?.is_suspended) {
    return <Note>Your account is suspended. You can read messages but not send any.</Note>;
  }
  return (
    <>
      {other?.is_suspended && (
        <Note>
          <bdi>{other.name}</bdi>'s account is suspended. They can read your messages but can't
          reply.
        </Note>
      )}
      {children}
    </>
  );
}
