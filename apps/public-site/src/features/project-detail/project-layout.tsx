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
      'main facts' auto
      'more facts' 1fr / minmax(0, 1fr) 340px;
    gap: ${tokens.space[5]} ${tokens.space[10]};
    align-items: start;
  }
`;

const Main = styled.div`
  grid-area: main;
`;

const Facts = styled.aside`
  grid-area: facts;
`;

type ProjectLayoutProps = {
  heading: ReactNode;
  main: ReactNode;
  hire: ReactNode;
  facts: ReactNode;
  /** Below the work. */
  more?: ReactNode;
};

/** The work on the left; who made it and the facts on the right. */
export function ProjectLayout({ heading, main, hire, facts, more }: ProjectLayoutProps) {
  return (
    <Container as={Page}>
      {heading}
      <Columns>
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
    padding-block-start: ${tokens.space[8]};
  }
`;

const Page = styled.div`
  ${tokens.media.desktop} {
    padding-block-end: ${tokens.space[20]};
  }
`;
