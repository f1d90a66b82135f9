import { Form } from '@showcase/kit/forms';
import { Button, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';

type ActionDialogProps<Values extends FieldValues, Valid> = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'finalFocus' | 'size' | 'children'
> &
  Pick<ComponentProps<typeof Form<Values, Valid>>, 'form' | 'onSubmit'> & {
    submitLabel: string;
    cancelLabel?: string;
    variant?: 'primary' | 'danger';
    isBusy: boolean;
    /** Whether the action is no longer possible: then there is nothing to send. */
    isOver?: boolean;
    onClose: () => void;
  };

/** Asks for what an action needs, and stays open until it is answered. */
export function ActionDialog<Values extends FieldValues, Valid>({
  form,
  onSubmit,
  submitLabel,
  cancelLabel = 'Not now',
  variant = 'primary',
  isBusy,
  isOver = false,
  onClose,
  children,
  ...dialog
}: ActionDialogProps<Values, Valid>) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      footer={
        !isOver && (
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {cancelLabel}
            </Button>
            <Button variant={variant} type="submit" form={formId} isBusy={isBusy}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <Form id={formId} form={form} onSubmit={onSubmit}>
        <Stack gap={4}>{children}</Stack>
      </Form>
    </Dialog>
  );
}
