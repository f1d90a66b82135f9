import { ButtonLink, Container, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

export function NotFoundPage() {
  return (
    <Wrapper width="text">
      <title>Page Not Found · Bolt Showcase</title>
      <meta name="robots" content="noindex" />
      <Stack gap={4} align="center">
        <Code aria-hidden>404</Code>
        <h1>Page Not Found</h1>
        <Text>This one slipped away. Check the address, or start again from the homepage.</Text>
        <ButtonLink href="/" variant="primary">
          Back to Homepage
        </ButtonLink>
      </Stack>
    </Wrapper>
  );
}

const Wrapper = styled(Container)`
  display: grid;
  place-content: center;
  min-block-size: min(60vh, 560px);
  padding-block: ${tokens.space[16]};
  text-align: center;
`;

const Code = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;

const Text = styled.p`
  margin-block-end: ${tokens.space[4]};
  color: ${tokens.color.inkMuted};
`;
