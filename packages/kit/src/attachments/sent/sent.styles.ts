import { oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, radius, space, text } = tokens;

export const SentFrame = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  max-inline-size: 320px;

  &:not(:last-child) {
    margin-block-end: ${space[2]};
  }
`;

export const PictureList = styled.ul<{ $isSingle: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSingle }) => ($isSingle ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 158px))')};
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PictureFrame = styled.li`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  max-inline-size: 100%;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font-size: ${text[12]};
  text-align: center;
`;

export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
  border-radius: inherit;

  &:focus-visible {
    outline-offset: -3px;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const FileList = styled.ul`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FileLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  min-block-size: 48px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;

  &[href]:hover {
    border-color: ${color.control};
  }
  &[aria-disabled] {
    color: ${color.inkMuted};
  }
  > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.inkMuted};
  }
  > span {
    min-inline-size: 0;
  }
`;

export const FileName = styled.span`
  ${oneLine}
  font-size: ${text[14]};
  font-weight: ${tokens.weight.medium};
`;

export const FileSize = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${text[12]};
`;

export const RemovedNote = styled.p`
  margin: 0;
  color: ${color.inkMuted};
  font-size: ${text[14]};
`;
