import { Container, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** On phones the hire box is a bar at the bottom of the screen, and rests above the footer. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};

  ${tokens.media.desktop} {
    display: grid;
    grid-template:
      'main hire' auto
      'main status' auto
      'main facts' auto
      'more facts' 1fr / minmax(0, 1fr) 340px;
    gap: 0 ${tokens.space[10]};
    align-items: start;
  }
`;

/** Below the heading on phones, and below the way to the live project beside the work. */
const Status = styled.div`
  margin-block-end: calc(-1 * ${tokens.space[4]});

  &:empty {
    display: none;
  }

  ${tokens.media.desktop} {
    grid-area: status;
    margin-block: ${tokens.space[5]} 0;
    padding-inline: ${tokens.space[5]};
  }
`;

const Main = styled.div`
  grid-area: main;
`;

const Facts = styled.aside`
  ${tokens.media.desktop} {
    grid-area: facts;
    margin-block-start: ${tokens.space[5]};
  }
`;

type ProjectLayoutProps = {
  heading: ReactNode;
  /** Whether it runs and whose it is. */
  status?: ReactNode;
  main: ReactNode;
  hire: ReactNode;
  facts: ReactNode;
  /** Below the work. */
  more?: ReactNode;
};

/** The work on the left; who made it and the facts on the right. */
export function ProjectLayout({ heading, status, main, hire, facts, more }: ProjectLayoutProps) {
  return (
    <Container as={Page}>
      {heading}
      <Columns>
        <Status>{status}</Status>
        <Main>{main}</Main>
        <Facts aria-label="About this project">{facts}</Facts>
        {more && <More>{more}</More>}
        {hire}
      </Columns>
    </Container>
  );
}

const More = styled.div`
  ${tokens.media.desktop} {
    grid-area: more;
    padding-block-start: ${tokens.space[12]};
  }
`;

const Page = styled.div`
  ${tokens.media.desktop} {
    padding-block-end: ${tokens.space[20]};
  }
`;
