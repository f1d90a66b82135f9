import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, mono, radius, space, text } = tokens;

/** The picture, and the text beside it where there is room. */
export const SetupRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: flex-start;

  > :last-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

export const Secret = styled.code`
  display: block;
  margin-block-start: ${space[2]};
  color: ${color.ink};
  font-family: ${mono};
  font-size: ${text[14]};
  overflow-wrap: anywhere;
`;

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[2]} ${space[4]};
  inline-size: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  font-family: ${mono};
  list-style: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
