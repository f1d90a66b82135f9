import { Button, Cover, tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export const Hero = styled.header`
  padding-block: ${tokens.space[6]} ${tokens.space[8]};
`;

export const Back = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: ${tokens.space[4]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  a {
    display: inline-flex;
    gap: ${tokens.space[2]};
    align-items: center;
  }
`;

/** As wide as the page; keeps the picture's aspect ratio on phones, flatter on wide screens. */
export const coverShape = css`
  aspect-ratio: 16 / 10;
  margin-block-end: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};

  ${tokens.media.wide} {
    max-block-size: 520px;
    aspect-ratio: 2 / 1;
  }
`;

export const HeroCover = styled(Cover)`
  ${coverShape}
`;

export const Title = styled.h1`
  font-size: ${tokens.text[36]};
  overflow-wrap: anywhere;

  ${tokens.media.wide} {
    font-size: ${tokens.text[48]};
  }
`;

export const Tagline = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Creator = styled.div`
  display: flex;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  gap: ${tokens.space[3]};
  align-items: center;
  color: ${tokens.color.ink};
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

export const ActionButton = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${tokens.color.voltText};
    background: ${tokens.color.voltQuiet};
    color: ${tokens.color.voltText};

    svg {
      fill: currentcolor;
    }
  }
`;
