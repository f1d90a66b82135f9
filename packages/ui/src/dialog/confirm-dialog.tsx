import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button, Notice } from '@showcase/ui';
import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ConfirmFooter, ConfirmPopup, Question, Subject } from './confirm-dialog.styles.ts';
import { Backdrop, Viewport } from './dialog.styles.ts';
import { useCoveredPage } from './page-behind/use-covered-page.ts';

export type ConfirmDialogProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The name of the thing that the question is about. */
  subject?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'danger' | 'primary';
  onConfirm: () => void;
  isBusy?: boolean;
  /** The error of the last attempt; the dialog stays open for a retry. */
  error?: string;
  /** Where the focus goes when the dialog closes. By default (`true`), it returns to where it was. */
  finalFocus?: () => HTMLElement | boolean | null;
};

/** Confirms an action that cannot be undone. The focus starts on the safe answer. Cannot be closed while busy. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  subject,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  onConfirm,
  isBusy = false,
  error,
  ref,
  ...rest
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const popup = useCoveredPage(isOpen, ref);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !isBusy && onOpenChange(open)}>
      <AlertDialog.Portal>
        <Backdrop />
        <Viewport>
          <ConfirmPopup {...rest} ref={popup} $size="s" initialFocus={cancel}>
            <Question>{title}</Question>
            {subject && <Subject>{subject}</Subject>}
            {error && <Notice variant="danger">{error}</Notice>}
            <ConfirmFooter>
              <AlertDialog.Close
                disabled={isBusy}
                render={<Button ref={cancel}>{cancelLabel}</Button>}
              />
              <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </ConfirmFooter>
          </ConfirmPopup>
        </Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
