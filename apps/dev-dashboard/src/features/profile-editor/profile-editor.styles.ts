import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const EditorLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 288px;
  }
`;

/** Across both columns. */
export const Above = styled.div`
  display: grid;
  gap: ${tokens.space[6]};

  &:empty {
    display: none;
  }
  ${tokens.media.desktop} {
    grid-column: 1 / -1;
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  &:not(:empty) {
    margin-block-end: ${tokens.space[4]};
  }
`;

export const FieldPair = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const FieldStatus = styled.span`
  display: block;
`;

export const AvailableText = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.success};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const AddRow = styled.div`
  display: flex;
  gap: ${tokens.space[2]};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > :last-child {
    flex: none;
  }
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0 0;
  padding: 0;
  list-style: none;

  > li {
    max-inline-size: 100%;
  }
`;

export const PanelTitle = styled.h2`
  margin: 0;
  font-size: ${tokens.text[16]};
`;

export const PersonRow = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
`;

export const PersonName = styled.span`
  min-inline-size: 0;
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
`;

export const LinkBox = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: ${tokens.text[16]};
`;
