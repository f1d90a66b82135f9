import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, radius, space, text } = tokens;

export const MenuBody = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const UserInfo = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
`;

export const Balance = styled.p`
  display: flex;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
`;

export const Entries = styled.ul`
  display: grid;

  a,
  button {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 0;
    border: 0;
    border-block-end: 1px solid ${color.border};
    background: none;
    color: ${color.ink};
    font-size: ${text[16]};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${color.inkMuted};
  }
`;
