import type { Person } from '@showcase/data';
import type { ReactNode } from 'react';
import { Note } from './thread.styles.ts';

type ComposerGateProps = {
  isDeleted: boolean;
  me: Person | undefined;
  other: Person | undefined;
  children: ReactNode;
};

/** Shows the composer where an answer can be read, and says so where it cannot. */
export function ComposerGate({ isDeleted, me, other, children }: ComposerGateProps) {
  if (isDeleted) return <Note>This person has deleted their account.</Note>;
  if (me?.is_suspended) {
    return (
      <Note>Your account is suspended. You can read your messages, but you cannot send any.</Note>
    );
  }
  return (
    <>
      {other?.is_suspended && (
        <Note>
          The account of <bdi>{other.name}</bdi> is suspended. They can read your messages, but not
          answer.
        </Note>
      )}
      {children}
    </>
  );
}
