import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton } from '@showcase/ui';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  Backdrop,
  CloseCorner,
  PopupFooter,
  PopupHeader,
  PopupTitle,
} from '../dialog/dialog.styles.ts';
import { useCoveredPage } from '../dialog/page-behind/use-covered-page.ts';
import { ScrollingBody } from '../dialog/scrolling-body.tsx';
import { DrawerPopup } from './drawer.styles.ts';
import type { DrawerSide } from './drawer.styles.ts';

export type DrawerProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** The edge that it slides in from; 'bottom' is a bottom sheet. */
  side?: DrawerSide;
  footer?: ReactNode;
  /** Where the focus goes when the drawer closes. By default (`true`), it returns to where it was. */
  finalFocus?: () => HTMLElement | boolean | null;
};

/** A modal panel from an edge of the screen. Closes on Escape and on a click outside. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  side = 'end',
  footer,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const popup = useCoveredPage(isOpen, ref);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Backdrop />
        <DrawerPopup {...rest} ref={popup} $side={side} data-panel={side}>
          <PopupHeader>
            <PopupTitle tabIndex={-1}>{title}</PopupTitle>
          </PopupHeader>
          <ScrollingBody>{children}</ScrollingBody>
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
        </DrawerPopup>
      </Base.Portal>
    </Base.Root>
  );
}
