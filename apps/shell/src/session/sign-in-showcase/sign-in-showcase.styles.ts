import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, motion, space, text } = tokens;

/** Stays in view while a long form scrolls. */
export const Panel = styled.figure`
  display: none;

  ${tokens.media.split} {
    position: sticky;
    inset-block-start: ${tokens.size.bar};
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-column: 4;
    overflow: hidden;
    block-size: calc(100dvh - ${tokens.size.bar});
    container-type: inline-size;
  }
`;

export const Bolt = styled.svg`
  grid-area: 1 / 1 / 3;
  place-self: center;
  block-size: min(56vh, 460px);
  fill: ${color.surface};

  ${tokens.media.forced} {
    fill: CanvasText;
  }
`;

/** Cut along the slope of the bolt. */
export const Picture = styled.img`
  grid-area: 1 / 1;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  background: ${color.sunken};
  clip-path: polygon(56cqi 0, 100% 0, 100% 100%, 0 100%, 0 calc(56cqi / tan(37deg)));
  transition: opacity ${motion.slow};

  &[data-state='loading'] {
    opacity: 0;
  }
`;

export const Caption = styled.figcaption`
  display: grid;
  grid-area: 2 / 1;
  gap: ${space[1]};
  padding: ${space[5]} ${space[8]} ${space[6]};
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-family: ${tokens.display};
  font-size: ${text[22]};
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.025em;
  line-height: 1.25;
`;

export const By = styled.p`
  color: ${color.inkMuted};
`;
