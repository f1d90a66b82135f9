import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const dot = '9px';
const text = tokens.space[6];

export const TimelineElement = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;
`;

export const Entry = styled.li`
  position: relative;
  padding-block-end: ${tokens.space[4]};
  padding-inline-start: ${text};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 0;
    inline-size: ${dot};
    block-size: ${dot};
    border: 2px solid ${tokens.color.control};
    border-radius: ${tokens.radius.full};
  }
  &:last-child::before {
    border-color: ${tokens.color.volt};
    background: ${tokens.color.volt};

    ${tokens.media.forced} {
      background: Highlight;
    }
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 20px -1px;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: ${tokens.color.border};

    ${tokens.media.forced} {
      background: CanvasText;
    }
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

export const EntryTitle = styled.div`
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

export const EntryTime = styled.div`
  color: ${tokens.color.inkMuted};
`;

export const EntryNote = styled.div`
  margin: ${tokens.space[2]} 0 0;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
