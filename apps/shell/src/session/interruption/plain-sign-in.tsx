import { Container, Notice } from '@showcase/ui';

/** Instead of the dialog where its code could not be loaded; signs in in another tab, so that this one keeps what was typed. */
export function PlainSignIn() {
  return (
    <Container>
      <Notice
        variant="warning"
        action={
          <a href="/login" target="_blank" rel="noreferrer">
            Sign in in another tab
          </a>
        }
      >
        Please sign in again
      </Notice>
    </Container>
  );
}
