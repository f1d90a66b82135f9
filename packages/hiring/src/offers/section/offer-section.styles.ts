import { Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { NoteBox } from '../../requests/panel/panel.styles.ts';

export const Section = styled(Stack)`
  min-inline-size: 0;
`;

export const OfferTitle = styled.h3`
  margin: 0;
  font-family: ${tokens.font};
  font-size: ${tokens.text[16]};
  letter-spacing: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Validity = styled.span`
  color: ${tokens.color.inkMuted};
  font-weight: ${tokens.weight.normal};
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  > * {
    flex: 1 1 9rem;
  }
`;

export const Rule = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

export const Versions = styled.ol`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const VersionTitle = styled.h4`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;
  margin: 0 0 ${tokens.space[2]};
  font-family: ${tokens.font};
  font-size: ${tokens.text[14]};
  letter-spacing: 0;
`;

export const Made = styled.span`
  color: ${tokens.color.inkMuted};
  font-weight: ${tokens.weight.normal};
`;

export const VersionNote = styled(NoteBox)`
  margin-block-start: ${tokens.space[3]};
`;
