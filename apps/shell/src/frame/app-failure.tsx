import { Button, Container, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Replaces the whole page if the frame itself crashes; the console has the details. */
export function AppFailure() {
  return (
    <Wrapper width="text">
      <title>Something went wrong · Bolt Showcase</title>
      <Stack gap={4}>
        <h1>Something went wrong</h1>
        <p role="alert">We couldn't show this page. Reload to continue.</p>
        <div>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      </Stack>
    </Wrapper>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[16]};
`;
