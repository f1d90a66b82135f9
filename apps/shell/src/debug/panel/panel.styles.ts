import { tokens } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import styled from 'styled-components';

/** Leaves room for the tab at the other edge, a press on which closes the panel. */
export const WideDrawer = styled(Drawer)`
  inline-size: min(560px, 100vw - ${tokens.space[6]});
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
`;

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[3]};

  & + & {
    margin-block-start: ${tokens.space[8]};
  }
  h3 {
    font-size: ${tokens.text[16]};
  }
`;

export const Hint = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

/** Raw text, never rendered as markup. */
export const Code = styled.pre`
  overflow: auto;
  max-block-size: 360px;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
  font-family: ${tokens.mono};
  font-size: ${tokens.text[12]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
