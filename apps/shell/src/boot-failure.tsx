import { Button, Container, Stack } from '@showcase/ui';

/** The page when not even the configuration could be loaded. */
export function BootFailure() {
  return (
    <Container>
      <Stack>
        <h1>Bolt Showcase could not start</h1>
        <p>Its configuration could not be read. Check your connection and try again.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Stack>
    </Container>
  );
}
