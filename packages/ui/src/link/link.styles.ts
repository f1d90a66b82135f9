import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export type LinkVariant = 'inline' | 'quiet';

const variants = {
  inline: css`
    color: ${tokens.color.voltText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration-thickness: 2px;
    }
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;
    &:hover {
      color: ${tokens.color.voltText};
    }
  `,
};

export const LinkAnchor = styled.a<{ $variant: LinkVariant }>`
  unicode-bidi: isolate;
  border-radius: 2px;
  transition: color ${tokens.motion.fast};
  ${({ $variant }) => variants[$variant]}
`;

export const ExternalMark = styled.span`
  display: inline-block;
  margin-inline-start: 0.25em;
  vertical-align: -0.1em;

  svg {
    inline-size: 0.9em;
    block-size: 0.9em;
  }
`;
