import styled from 'styled-components';
import { IconButtonElement } from '../button/icon-button.styles.ts';
import { CardElement } from '../card/card.styles.ts';
import { tokens } from '../theme/tokens.ts';

export const ProjectCardElement = styled(CardElement)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-block-end: 1px solid ${tokens.color.border};
  border-start-start-radius: calc(${tokens.radius.l} - 1px);
  border-start-end-radius: calc(${tokens.radius.l} - 1px);
`;

export const FirstTag = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
  max-inline-size: calc(100% - 112px);
  overflow: hidden;
  padding: 2px 10px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Actions = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: 1;
  display: flex;
  gap: ${tokens.space[2]};

  @media (hover: hover) {
    opacity: 0;
    transition: opacity ${tokens.motion.fast};

    article:hover > * > &,
    article:focus-within > * > &,
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

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
`;

export const titleLineHeight = 1.35;

export const Title = styled.h3`
  overflow: hidden;
  font-size: ${tokens.text[16]};
  letter-spacing: -0.01em;
  line-height: ${titleLineHeight};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines: the description, or the tagline and the start of the description. */
export const Texts = styled.div`
  min-block-size: 3em;
  font-size: ${tokens.text[14]};
  line-height: 1.5;
`;

export const Description = styled.p<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

export const Tagline = styled(Description).attrs({ $lines: 1 })`
  color: ${tokens.color.ink};
`;

/** Space for two rows of chips, so that none is cut off. */
export const Tags = styled.div`
  min-block-size: 58px;
  margin-block: ${tokens.space[1]};
`;
