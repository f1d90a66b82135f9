import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton } from '@showcase/ui';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  Backdrop,
  CloseCorner,
  Popup,
  PopupDescription,
  PopupFooter,
  PopupHeader,
  PopupTitle,
  Viewport,
} from './dialog.styles.ts';
import { useCoveredPage } from './page-behind/use-covered-page.ts';
import { ScrollingBody } from './scrolling-body.tsx';
import type { DialogSize, DialogVariant } from './dialog.styles.ts';

export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  /** 'sheet' fills the screen of a phone, as every dialog with a form does. */
  variant?: DialogVariant;
  /** The buttons, with the primary one last. */
  footer?: ReactNode;
  /** Where the focus goes when the dialog closes. By default (`true`), it returns to where it was. */
  finalFocus?: () => HTMLElement | boolean | null;
};

/** A modal question or short form. Traps the focus, closes on Escape, and restores the focus. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'm',
  variant = 'window',
  footer,
  children,
  ref,
  ...rest
}: DialogProps) {
  const popup = useCoveredPage(isOpen, ref);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup {...rest} ref={popup} $size={size} $variant={variant}>
            <PopupHeader>
              <PopupTitle>{title}</PopupTitle>
            </PopupHeader>
            <ScrollingBody>
              {description && <PopupDescription>{description}</PopupDescription>}
              {children}
            </ScrollingBody>
            {footer && <PopupFooter>{footer}</PopupFooter>}
            <CloseCorner>
              <Base.Close
                render={
                  <IconButton label="Close" size="s">
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </CloseCorner>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
