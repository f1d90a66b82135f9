import { Button, Container, Stack } from '@showcase/ui';

/** The page when not even the configuration could be loaded. */
export function BootFailure() {
  return (
    <Container>
      <Stack>
        <h1>Bolt Showcase couldn't start</h1>
        <p>We couldn't load its settings. Check your connection and try again.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </Stack>
    </Container>
  );
}
