import { tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type Fact = { name: string; value: ReactNode };

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Line key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  margin: 0;
  font-size: ${tokens.text[14]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 40px;
  border-block-end: 1px solid ${tokens.color.border};

  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
