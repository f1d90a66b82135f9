import { oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';

const { color, radius, space } = tokens;

export const DropElement = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const DropArea = styled.div`
  position: relative;
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  padding: ${space[8]} ${space[6]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${tokens.text[14]};
  text-align: center;
  transition:
    background-color ${tokens.motion.fast},
    border-color ${tokens.motion.fast};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.voltText};
  }
  &[data-over] {
    border-color: ${color.voltText};
    background: ${color.voltQuiet};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    background: ${color.sunken};
  }
  > svg {
    inline-size: 24px;
    block-size: 24px;
    margin-block-end: ${space[1]};
  }
  strong {
    color: ${color.voltText};
    font-weight: ${tokens.weight.semibold};
  }
`;

/** The browser's file input, invisible over the whole area: it handles clicks, keys and drops. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const PreviewList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[3]};
`;

export const PreviewItem = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-inline-size: 0;
  font-size: ${tokens.text[12]};

  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  img {
    inline-size: 100%;
    aspect-ratio: 16 / 10;
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.sunken};
    object-fit: cover;
  }
  > button {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    border-radius: ${radius.full};
  }
`;

/** The arrows follow the direction of the list. */
export const MoveButtons = styled.span`
  display: flex;
  justify-content: space-between;

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;

export const PreviewName = styled.span`
  ${oneLine}
  color: ${color.inkMuted};
`;

export const PreviewError = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.danger};
  font-weight: ${tokens.weight.medium};

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const ProgressBar = styled.progress`
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.border};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color.border};
  }
  &::-webkit-progress-value {
    background: ${color.volt};
    transition: inline-size ${tokens.motion.slow};
  }
  &::-moz-progress-bar {
    background: ${color.volt};
  }
  ${tokens.media.forced} {
    appearance: auto;
  }
`;
