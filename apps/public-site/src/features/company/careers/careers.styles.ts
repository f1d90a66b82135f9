import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Small = styled.h1`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[22]};
`;

/** The one thing that this page has to say, as large as it fits. */
export const Statement = styled.p`
  max-inline-size: 1000px;
  margin-block-start: ${tokens.space[3]};
  font-family: ${tokens.display};
  font-size: clamp(44px, 8.5vw, 112px);
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1;
`;

export const Panel = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  gap: ${tokens.space[6]};
  justify-items: start;
  padding: ${tokens.space[10]} ${tokens.space[6]};
  border-radius: ${tokens.radius.l};

  h2 {
    font-size: ${tokens.text[36]};
  }
  p {
    max-inline-size: 560px;
    margin-block-start: ${tokens.space[3]};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[18]};
  }
  ${tokens.media.wide} {
    padding: ${tokens.space[16]};
  }
  ${tokens.media.forced} {
    border: 1px solid;
  }
  /* Where there is room beside the text: two edges of the logo's bolt. */
  ${tokens.media.desktop} {
    &::before,
    &::after {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 120px;
      inline-size: 72px;
      background: ${tokens.color.spark};
      content: '';
      transform: skewX(-37deg);
    }
    &::before {
      inset-inline-end: 216px;
      background: ${tokens.color.surface};
    }
  }
`;
