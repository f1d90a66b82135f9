import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { TooltipPopup, TooltipPositioner } from './tooltip.styles.ts';

export type TooltipProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode;
  /** The button or link to explain. */
  children: ReactElement;
};

/** A short explanation on hover and focus. It is a description, so the button still needs its own name. */
export function Tooltip({ label, children, ...rest }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
      <Base.Trigger render={children} delay={300} aria-describedby={isOpen ? id : undefined} />
      <Base.Portal>
        <TooltipPositioner sideOffset={6} collisionPadding={8}>
          <TooltipPopup {...rest} id={id} role="tooltip">
            {label}
          </TooltipPopup>
        </TooltipPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
