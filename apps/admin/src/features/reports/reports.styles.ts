import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const CaseHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
`;

export const CaseText = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: min(100%, 240px);
`;

export const CaseTitle = styled.h2`
  margin: ${space[1]} 0 0;
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const MutedText = styled.p`
  margin: 0;
  color: ${color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const ReportsTitle = styled.h3`
  margin: ${space[5]} 0 ${space[2]};
  font-size: ${tokens.text[14]};
`;

export const ReportList = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: ${tokens.size.text};
    margin: ${space[2]} 0;
    white-space: pre-line;
  }
  small {
    display: block;
    margin-block-start: ${space[1]};
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const Lines = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.m};
  list-style: none;

  p {
    max-inline-size: ${tokens.size.text};
    margin: ${space[1]} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
    overflow-wrap: anywhere;
  }
`;

export const Cases = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ReadLines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  margin-block-start: ${tokens.space[4]};
`;
