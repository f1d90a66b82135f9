import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const BoxTitle = styled.h2`
  margin-block-end: ${tokens.space[3]};
  font-size: ${tokens.text[16]};
`;

export const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const SubTitle = styled.h3`
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.text[14]};
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: ${tokens.weight.semibold};
  }
`;

export const EntryText = styled.p`
  color: ${tokens.color.inkMuted};
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;
`;

export const LinkText = styled.p`
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Email = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: normal;
`;

/** As high as the button with the email, which is read after the page has arrived. */
export const EmailSlot = styled.div`
  display: grid;
  min-block-size: 40px;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
`;
