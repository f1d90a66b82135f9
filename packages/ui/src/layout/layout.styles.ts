import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { SpaceStep } from '../theme/tokens.ts';

export type ContainerWidth = 'page' | 'text' | 'form';

export const ContainerElement = styled.div<{ $width: ContainerWidth }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width }) => tokens.size[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: ${tokens.space[4]};

  ${tokens.media.wide} {
    --gutter: ${tokens.space[6]};
  }
`;

export type StackLook = {
  $gap: SpaceStep;
  $direction: 'column' | 'row';
  $align: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify: 'start' | 'center' | 'end' | 'between';
};

export const StackElement = styled.div<StackLook>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === 'row' ? 'row wrap' : 'column nowrap')};
  gap: ${({ $gap }) => tokens.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
  min-inline-size: 0;
`;

export const GridElement = styled.div<{ $min: number; $gap: SpaceStep }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: ${({ $gap }) => tokens.space[$gap]};
  padding: 0;
  list-style: none;

  > * {
    min-inline-size: 0;
  }
`;
