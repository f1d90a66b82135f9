import { Consequences, Explanation } from './account-dialog.styles.ts';

/** Explains what the database does when an account is deleted. */
export function DeletionConsequences() {
  return (
    <>
      <Explanation>This cannot be undone. Deleted at once:</Explanation>
      <Consequences>
        <li>your profile, email address and sign-in</li>
        <li>your projects, services and pictures</li>
        <li>reviews by you and about you, saved creators, likes and notifications</li>
        <li>requests that are still pending, which are withdrawn or declined</li>
      </Consequences>
      <Explanation>Kept for the people you dealt with, without your name:</Explanation>
      <Consequences>
        <li>messages in your conversations</li>
        <li>requests that were answered, and their payments</li>
      </Consequences>
    </>
  );
}
