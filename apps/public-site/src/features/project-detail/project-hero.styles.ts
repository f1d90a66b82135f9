import { Button, Cover, tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export const Heading = styled.header`
  padding-block: ${tokens.space[3]} ${tokens.space[4]};

  ${tokens.media.wide} {
    padding-block: ${tokens.space[5]} ${tokens.space[6]};
  }
`;

export const TitleRow = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[3]};

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space[6]};
    align-items: end;
  }
`;

export const Back = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: ${tokens.space[2]};
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

/** At most 420 px high. */
export const coverShape = css`
  aspect-ratio: 16 / 10;
  max-block-size: 420px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
`;

/** The whole picture; where it is narrower than its frame, its color fills the rest. */
export const HeroCover = styled(Cover)`
  ${coverShape}

  && > img {
    object-fit: contain;
  }
`;

export const Title = styled.h1`
  font-size: ${tokens.text[36]};
  overflow-wrap: anywhere;

  ${tokens.media.wide} {
    font-size: ${tokens.text[44]};
  }

  ${tokens.media.large} {
    font-size: ${tokens.text[64]};
  }
`;

export const Tagline = styled.p`
  margin-block-start: ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  margin-block: ${tokens.space[3]} ${tokens.space[4]};
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
