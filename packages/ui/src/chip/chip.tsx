import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChipElement, ChipRemove, ChipText } from './chip.styles.ts';

export type ChipProps = ComponentPropsWithRef<'span'> & {
  children: ReactNode;
  /** Makes the chip removable. */
  onRemove?: () => void;
  /** Defaults to 'Remove' and the text of the chip. */
  removeLabel?: string;
};

/** A tag, a skill or an active filter. */
export function Chip({ children, onRemove, removeLabel, ...rest }: ChipProps) {
  const name = typeof children === 'string' ? `Remove ${children}` : 'Remove';
  return (
    <ChipElement {...rest} data-removable={onRemove ? '' : undefined}>
      <ChipText dir="auto">{children}</ChipText>
      {onRemove && (
        <ChipRemove type="button" aria-label={removeLabel ?? name} onClick={onRemove}>
          <X aria-hidden />
        </ChipRemove>
      )}
    </ChipElement>
  );
}
