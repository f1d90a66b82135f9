import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Four figures, of equal width so that they stay in place while they load. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[8]} ${tokens.space[5]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space[2]};

  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-family: ${tokens.display};
    font-size: clamp(72px, 10vw, 128px);
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.04em;
    line-height: 1;
  }
`;
