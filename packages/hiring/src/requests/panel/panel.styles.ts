import { Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SectionTitle = styled.h3`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[14]};
`;

/** Its links have the size of the quotes between them. */
export const SmallText = styled.section`
  font-size: ${tokens.text[14]};
`;

export const NoteBox = styled.section`
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};

  ${tokens.media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Quote = styled.p`
  margin: 0;
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Takes no space before there is anything to deliver or decide. */
export const Delivery = styled(Stack)`
  &:empty {
    display: none;
  }
`;
