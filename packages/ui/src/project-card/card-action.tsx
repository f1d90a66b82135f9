import type { ComponentPropsWithRef } from 'react';
import { ButtonContent } from '../button/button.styles.ts';
import { ActionButton } from './project-card.styles.ts';

type CardActionProps = ComponentPropsWithRef<'button'> & { label: string; onPress?: () => void };

/** A small round button on a card. Its clicks do not reach the card. */
export function CardAction({ label, onPress, children, ...rest }: CardActionProps) {
  return (
    <ActionButton
      {...rest}
      type="button"
      title={label}
      aria-label={label}
      $variant="secondary"
      $size="s"
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault();
        onPress?.();
      }}
    >
      <ButtonContent>{children}</ButtonContent>
    </ActionButton>
  );
}
