import { Container, tokens } from '@showcase/ui';
import styled from 'styled-components';

const Band = styled.section`
  padding-block-start: ${tokens.space[12]};

  ${tokens.media.wide} {
    padding-block-start: ${tokens.space[16]};
  }
`;

const Title = styled.h2`
  margin-block-end: ${tokens.space[5]};
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};

  h3 {
    font-size: ${tokens.text[28]};
    letter-spacing: -0.025em;
    line-height: 1.05;
  }

  p {
    max-inline-size: 40ch;
    margin-block-start: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
  }

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[8]};

    h3 {
      font-size: ${tokens.text[36]};
    }

    li {
      padding-block-start: ${tokens.space[4]};
      border-block-start: 2px solid ${tokens.color.ink};
    }
  }
`;

const reasons = [
  {
    title: 'Lightning Fast',
    text: 'From a conversation to a working link in days. Open the live projects and try them.',
  },
  {
    title: 'Global Reach',
    text: 'Creators from San Francisco to Berlin, and prices in dollars before work starts.',
  },
  {
    title: 'Code Showcase',
    text: 'Look behind the screenshots, with code samples, videos and live demos.',
  },
];

export function WhyUs() {
  return (
    <Band aria-labelledby="why-us">
      <Container>
        <Title id="why-us">Why Bolt Showcase</Title>
        <Reasons role="list">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Reasons>
      </Container>
    </Band>
  );
}
