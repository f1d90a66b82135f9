import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export type LinkVariant = 'inline' | 'standalone' | 'quiet';

/** A target of 44 px for fingers, in the height of the text. */
const target = css`
  ${tokens.media.coarse} {
    --reach: max(0px, (44px - 1.2em) / 2);

    padding-block: var(--reach);
    margin-block: calc(-1 * var(--reach));
  }
`;

const underlined = css`
  color: ${tokens.color.voltText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

const variants = {
  inline: underlined,
  standalone: css`
    ${underlined}
    ${target}
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;
    &:hover {
      color: ${tokens.color.voltText};
    }
    ${target}
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
