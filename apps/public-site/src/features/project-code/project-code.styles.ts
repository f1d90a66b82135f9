import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SectionTitle = styled.h2`
  margin-block-end: ${tokens.space[4]};
  font-size: ${tokens.text[18]};
`;

export const ResourceList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
`;

export const CodeHead = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const CodeTitle = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: ${tokens.text[14]};
  letter-spacing: 0;
`;

export const CodeBlock = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${tokens.space[5]};
  border-end-start-radius: ${tokens.radius.l};
  border-end-end-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};
  font: ${tokens.text[14]} / 1.6 ${tokens.mono};
  tab-size: 2;
`;

export const Mockup = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  place-content: center;
  justify-items: center;
  aspect-ratio: 16 / 7;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    inline-size: 40px;
    block-size: 40px;
  }
`;
