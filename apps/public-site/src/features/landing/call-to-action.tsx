import { ButtonLink, Container, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { JoinLink } from '../../shared/join-link.tsx';

const Band = styled.section`
  padding-block-end: ${tokens.space[24]};
`;

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[10]} ${tokens.space[6]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.volt};
  color: ${tokens.color.onVolt};

  h2 {
    font-size: ${tokens.text[28]};
  }
  p {
    max-inline-size: 52ch;
    margin-block-start: ${tokens.space[3]};
  }
  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space[10]};
    align-items: center;
    padding: ${tokens.space[16]};

    h2 {
      font-size: ${tokens.text[36]};
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

const OutlineLink = styled(ButtonLink)`
  border-color: ${tokens.color.onVolt};
  color: ${tokens.color.onVolt};

  &:hover:not(:disabled) {
    background: ${tokens.color.voltHover};
  }
`;

export function CallToAction() {
  return (
    <Band aria-labelledby="call-to-action">
      <Container>
        <Panel>
          <div>
            <h2 id="call-to-action">Show what you can build</h2>
            <p>
              Add your profile, projects and services with clear prices. It takes an afternoon, and
              it's free.
            </p>
          </div>
          <Buttons>
            <JoinLink />
            <OutlineLink variant="ghost" size="l" href="/about">
              Learn More
            </OutlineLink>
          </Buttons>
        </Panel>
      </Container>
    </Band>
  );
}
