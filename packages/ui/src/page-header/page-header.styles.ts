import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const PageHeaderElement = styled.header`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[8]} ${tokens.space[6]};

  ${tokens.media.wide} {
    padding-block: ${tokens.space[12]} ${tokens.space[8]};
  }
`;

export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;
  justify-content: space-between;
`;

export const HeaderText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 320px;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const PageTitle = styled.h1`
  font-size: ${tokens.text[28]};
  font-weight: ${tokens.weight.bold};
  line-height: 1.15;

  ${tokens.media.wide} {
    font-size: ${tokens.text[36]};
  }
`;

export const Subtitle = styled.div`
  max-inline-size: ${tokens.size.text};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[16]};
`;

export const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
