import { oneLine, tokens } from '@showcase/ui';
import { ProgressBar } from '@showcase/ui/drop-zone';
import styled from 'styled-components';

const { color, radius, space, text } = tokens;

export const DropElement = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

export const DropHint = styled.div`
  position: absolute;
  z-index: ${tokens.layer.panel};
  inset: ${space[2]};
  display: grid;
  gap: ${space[2]};
  place-content: center;
  justify-items: center;
  border: 2px dashed ${color.voltText};
  border-radius: ${radius.l};
  background: color-mix(in srgb, ${color.voltQuiet} 92%, transparent);
  color: ${color.voltText};
  font-weight: ${tokens.weight.semibold};
  pointer-events: none;
`;

export const DraftList = styled.ul`
  display: grid;
  flex-basis: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  list-style: none;
  scrollbar-width: thin;
  container-type: inline-size;
`;

export const DraftItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[2]};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
  > input {
    grid-column: 1 / -1;
  }
  @container (width < 280px) {
    > div:last-of-type {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`;

export const ThumbnailFrame = styled.div`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.inkMuted};

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const DraftText = styled.div`
  min-inline-size: 0;

  > button {
    min-block-size: 24px;
    margin-inline-start: -${space[1]};
    padding: 0 ${space[1]};
    color: ${color.voltText};
    font-size: ${text[12]};
    text-align: start;
  }
`;

export const DraftName = styled.p`
  margin: 0;
  ${oneLine}
  font-size: ${text[14]};
  font-weight: ${tokens.weight.medium};
`;

export const DraftMeta = styled.p<{ $hasFailed?: boolean }>`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  margin: 0;
  color: ${({ $hasFailed }) => ($hasFailed ? color.danger : color.inkMuted)};
  font-size: ${text[12]};
  font-variant-numeric: tabular-nums;

  > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`;

export const DraftActions = styled.div`
  display: flex;
`;

export const UploadBar = styled(ProgressBar)`
  display: block;
  block-size: 4px;
  margin-block-start: ${space[1]};
`;
