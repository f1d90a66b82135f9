import { Consequences, Explanation } from './account-dialog.styles.ts';

/** Explains what the database does when an account is deleted. */
export function DeletionConsequences() {
  return (
    <>
      <Explanation>You can't undo this. We delete right away:</Explanation>
      <Consequences>
        <li>your profile, email address and sign-in</li>
        <li>your projects, services and pictures</li>
        <li>reviews by you and about you, saved creators, likes and notifications</li>
        <li>pending requests, which are withdrawn or declined</li>
      </Consequences>
      <Explanation>We keep these for the people you worked with, without your name:</Explanation>
      <Consequences>
        <li>messages in your conversations</li>
        <li>answered requests and their payments</li>
        <li>for 30 days their right to a money-back case, which an admin decides without you</li>
      </Consequences>
    </>
  );
}
