import { tokens } from '@showcase/ui';
import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(4px);
  }
`;

/** A new value appears; nothing moves for those who asked for that. */
const appearing = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${tokens.motion.slow};
  }
`;

export const Card = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.l};

  && {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
  ${tokens.media.forced} {
    border: 1px solid;
  }
`;

export const Cover = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 112px;
  padding: ${tokens.space[4]};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  font-size: ${tokens.text[14]};
`;

export const Person = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;

  > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const PersonName = styled.h3`
  line-height: 1.2;
`;

type Valued = { $isDefault: boolean };

export const Value = styled.p<Valued>`
  color: ${({ $isDefault }) => ($isDefault ? tokens.color.inkMuted : tokens.color.ink)};
  ${appearing}
`;

/** As many lines as fit on a card; reserved, so that the card keeps its height. */
export const Bio = styled(Value)`
  display: -webkit-box;
  overflow: hidden;
  min-block-size: 4.5em;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: 0;
  font-weight: ${tokens.weight.semibold};
  list-style: none;
`;

export const Skills = styled.div`
  min-block-size: 26px;

  li {
    ${appearing}
  }
`;
