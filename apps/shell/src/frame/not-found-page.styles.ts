import { Container, tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space, text } = tokens;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  padding-block: ${space[16]};

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: min(70vh, 600px);
  }
`;

export const Code = styled.p`
  font-family: ${tokens.display};
  font-size: clamp(5.5rem, 16vw, 10rem);
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.04em;
  line-height: 0.9;
`;

export const Text = styled.p`
  max-inline-size: 44ch;
  margin-block-end: ${space[4]};
  color: ${tokens.color.inkMuted};
  font-size: ${text[18]};
`;

export const Bolt = styled.svg`
  display: none;
  justify-self: center;
  block-size: min(56vh, 460px);
  fill: ${tokens.color.spark};

  ${tokens.media.wide} {
    display: block;
  }
  ${tokens.media.forced} {
    fill: CanvasText;
  }
`;
