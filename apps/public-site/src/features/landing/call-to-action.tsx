import { ButtonLink, Container, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';
import { JoinLink } from '../../shared/join-link.tsx';

const Band = styled.section`
  padding-block: ${tokens.space[12]};

  ${tokens.media.wide} {
    padding-block: ${tokens.space[16]} ${tokens.space[24]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[8]};
  border-block-start: 1px solid ${tokens.color.border};

  h2 {
    font-size: ${tokens.text[36]};
  }

  p {
    max-inline-size: 52ch;
    margin-block-start: ${tokens.space[3]};
    color: ${tokens.color.inkMuted};
  }

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space[10]};
    align-items: end;

    h2 {
      font-size: ${tokens.text[64]};
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

export function CallToAction() {
  return (
    <Band aria-labelledby="call-to-action">
      <Container>
        <Columns>
          <div>
            <h2 id="call-to-action">Show what you can build</h2>
            <p>
              Add your profile, projects and services with clear prices. It takes an afternoon, and
              it's free.
            </p>
          </div>
          <Buttons>
            <JoinLink />
            <ButtonLink size="l" href="/about">
              Learn More<VisuallyHidden> about Bolt Showcase</VisuallyHidden>
            </ButtonLink>
          </Buttons>
        </Columns>
      </Container>
    </Band>
  );
}
