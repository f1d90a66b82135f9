import styled from 'styled-components';
import { IconButtonElement } from '../button/icon-button.styles.ts';
import { CardFooter } from '../card/card-parts.styles.ts';
import { reservedLines } from '../card/card.styles.ts';
import { ColorGround } from '../cover/color-ground.tsx';
import { CoverFrame } from '../cover/cover.styles.ts';
import { oneLine } from '../theme/one-line.ts';
import { tokens } from '../theme/tokens.ts';

/** Has no surface of its own: the picture carries it. */
export const ProjectCardElement = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Picture = styled.div`
  position: relative;
  margin-block-end: ${tokens.space[3]};
  border-radius: 14px;
  transition: box-shadow ${tokens.motion.slow};

  > ${CoverFrame} {
    border-radius: inherit;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, ${tokens.color.ink} 10%, transparent);
    border-radius: inherit;
    pointer-events: none;
  }

  article:hover > * > & {
    box-shadow: ${tokens.shadow.high};
  }
`;

/** The light that the cover casts on the page. */
export const Glow = styled(ColorGround)`
  && {
    z-index: ${tokens.layer.behind};
    opacity: 0;
    filter: blur(20px);
    transition: opacity ${tokens.motion.slow};

    article:hover &,
    article:focus-within & {
      opacity: 0.5;
    }

    ${tokens.media.forced} {
      display: none;
    }
  }
`;

/** Below the badge on narrow cards, so that neither covers the other. */
export const Actions = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
  display: flex;
  gap: ${tokens.space[2]};

  @media (hover: hover) {
    opacity: 0;
    transition: opacity ${tokens.motion.fast};

    article:hover > * > * > &,
    article:focus-within > * > * > &,
    &:has([aria-pressed='true']) {
      opacity: 1;
    }
  }
`;

export const ActionButton = styled(IconButtonElement)`
  border-radius: ${tokens.radius.full};

  &[aria-pressed='true'] {
    color: ${tokens.color.voltText};

    svg {
      fill: currentcolor;
    }
  }
`;

export const titleLineHeight = 1.25;

export const Title = styled.h3`
  ${oneLine}
  text-align: start;
  font-size: ${tokens.text[18]};
  letter-spacing: -0.01em;
  line-height: ${titleLineHeight};
`;

export const TitleLine = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
`;

export const ProvenMark = styled.span`
  flex: none;
  display: flex;
  color: ${tokens.color.voltText};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const Maker = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  min-block-size: 24px;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: nowrap;

  bdi {
    ${oneLine}
  }
`;

/** Two lines: the description, or the tagline and the start of the description. On phones, whose cards are narrow, three of either. */
export const Texts = styled.div`
  ${reservedLines(3)}
  margin-block-start: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  line-height: 1.5;

  @media not (min-width: 768px) {
    > :nth-child(2) {
      display: none;
    }
  }
  ${tokens.media.wide} {
    ${reservedLines(2)}
  }
`;

export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${tokens.media.wide} {
    -webkit-line-clamp: 1;

    &:only-child {
      -webkit-line-clamp: 2;
    }
  }
`;

export const Tagline = styled(Description)`
  color: ${tokens.color.ink};
`;

export const Tags = styled.div`
  container-type: inline-size;

  > * {
    margin-block-start: ${tokens.space[2]};
  }
`;

/** On narrow cards the live link is its icon. */
export const Links = styled(CardFooter)`
  container-type: inline-size;
  align-self: start;

  ${tokens.media.coarse} {
    > :nth-child(2) > a {
      display: flex;
      justify-content: end;
      align-items: center;
      min-inline-size: 44px;
    }
  }
`;

export const LiveText = styled.span`
  @container (max-width: 220px) {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
