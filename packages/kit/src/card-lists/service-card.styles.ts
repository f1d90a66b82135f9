import { Card, focusRing, Link, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const titleLineHeight = 1.25;

export const CardElement = styled(Card)`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: clip;
`;

export const Picture = styled.div`
  border-block-end: 1px solid ${tokens.color.border};
`;

export const Part = styled.div`
  padding-inline: ${tokens.space[4]};
`;

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  margin: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[2]};
  font-size: ${tokens.text[18]};
  letter-spacing: -0.01em;
  line-height: ${titleLineHeight};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  /* An ellipsis takes letters of the start of a name that mixes scripts, so few names get one. */
  > bdi {
    display: -webkit-box;
    overflow: hidden;
    max-inline-size: calc(100% - 32px);
    color: ${tokens.color.ink};
    overflow-wrap: anywhere;
    /* Beside the picture, also in a script that begins at the other side. */
    text-align: match-parent;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  align-items: baseline;
  padding-block-start: ${tokens.space[3]};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

export const Price = styled.span`
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.semibold};
`;

export const Foot = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  align-self: end;
  justify-content: space-between;
  padding-block: ${tokens.space[2]} ${tokens.space[3]};
`;

export const Model = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

/** Its click target and focus ring cover the whole card. */
export const ViewLink = styled(Link)`
  color: ${tokens.color.voltText};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  line-height: 32px;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.l};
  }

  &:focus-visible {
    box-shadow: none;
    outline: none;
  }

  &:focus-visible::after {
    ${focusRing}
  }
`;
