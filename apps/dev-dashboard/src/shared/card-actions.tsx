import { IconButton, isolated, tokens } from '@showcase/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type CardActionsProps = {
  title: string;
  /** The form for editing is on its way. */
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Before the others. */
  children?: ReactNode;
};

/** Shown on hover and focus, and while one is busy; always where there is no pointer that could hover. */
export function CardActions(props: CardActionsProps) {
  const { title, isOpening, onEdit, onDelete, children } = props;
  return (
    <Actions data-card-actions>
      {children}
      <IconButton
        variant="secondary"
        size="s"
        label={isolated`Edit ${title}`}
        isBusy={isOpening}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton variant="secondary" size="s" label={isolated`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </Actions>
  );
}

const Actions = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  z-index: 1;
  display: flex;
  gap: ${tokens.space[2]};
  transition: opacity ${tokens.motion.fast};

  @media (hover: hover) {
    opacity: 0;

    article:hover &,
    &:focus-within,
    &:has([aria-busy]) {
      opacity: 1;
    }
  }
`;
