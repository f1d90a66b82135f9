import { Container, Link, Logo, Stack, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.header`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.bar};
  display: flex;
  align-items: center;
  block-size: ${tokens.size.bar};
`;

const Main = styled.main`
  padding-block-start: ${tokens.size.bar};
`;

/** The parts of the shell that these pages need. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Bar>
        <Container>
          <Stack as="nav" direction="row" gap={6}>
            <Link href="/" variant="quiet" aria-label="Home">
              <Logo />
            </Link>
            <Link href="/projects" variant="quiet">
              Projects
            </Link>
            <Link href="/creators" variant="quiet">
              Creators
            </Link>
          </Stack>
        </Container>
      </Bar>
      <Main>{children}</Main>
    </>
  );
}
