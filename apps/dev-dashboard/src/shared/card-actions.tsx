import { bidi, IconButton, tokens } from '@showcase/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type CardActionsProps = {
  title: string;
  /** True while the edit form is loading. */
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Rendered before the other actions. */
  children?: ReactNode;
};

/** Visible on hover and focus and while an action is busy. Always visible on devices without hover. */
export function CardActions(props: CardActionsProps) {
  const { title, isOpening, onEdit, onDelete, children } = props;
  return (
    <Actions data-card-actions>
      {children}
      <IconButton
        variant="secondary"
        size="s"
        label={bidi`Edit ${title}`}
        isBusy={isOpening}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton variant="secondary" size="s" label={bidi`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </Actions>
  );
}

const Actions = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  z-index: ${tokens.layer.raised};
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
