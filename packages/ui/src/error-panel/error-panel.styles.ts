import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const ErrorPanelElement = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  justify-items: start;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

export const ErrorTitle = styled.h2`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text[18]};

  svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${tokens.color.danger};
  }
`;

export const ErrorMessage = styled.p`
  max-inline-size: ${tokens.size.text};
  color: ${tokens.color.inkMuted};
`;

export const ErrorFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: start;
  inline-size: 100%;
  margin-block-start: ${tokens.space[2]};
`;

export const ErrorDetails = styled.details`
  flex: 1 1 200px;
  min-inline-size: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  summary {
    inline-size: fit-content;
    border-radius: ${tokens.radius.s};
    line-height: 40px;
    cursor: pointer;

    ${tokens.media.coarse} {
      line-height: 44px;
    }
  }
  pre {
    overflow: auto;
    max-block-size: 240px;
    margin: 0;
    padding: ${tokens.space[3]};
    border-radius: ${tokens.radius.m};
    background: ${tokens.color.sunken};
    font-family: ${tokens.mono};
    font-size: ${tokens.text[12]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
