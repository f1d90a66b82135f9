import { Card, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** As high as its neighbors, with the buttons at the end. */
export const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  /* A form for the name is as high as what is in it. */
  > form {
    flex: none;
    margin-block-end: ${tokens.space[2]};
  }
`;

/** The height of the button does not move the lines of the name. */
export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: baseline;
  justify-content: space-between;

  > button {
    flex: none;
    margin-block: calc(-1 * ${tokens.space[2]});
    margin-inline-end: calc(-1 * ${tokens.space[3]});
  }
`;

export const Name = styled.h2`
  min-inline-size: 0;
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const Terms = styled.p`
  margin: ${tokens.space[1]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  margin: ${tokens.space[3]} 0;
  font-size: ${tokens.text[14]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-block-start: auto;
  padding-block-start: ${tokens.space[4]};
`;
