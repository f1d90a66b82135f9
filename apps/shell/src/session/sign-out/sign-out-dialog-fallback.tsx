import { Floating, type LoadFailureProps } from '@showcase/kit/loading';
import { Button, Notice, Stack } from '@showcase/ui';

type SignOutDialogFallbackProps = LoadFailureProps & {
  props: {
    isOpen: boolean;
    isBusy: boolean;
    onConfirm: () => void;
    onOpenChange: (isOpen: boolean) => void;
  };
};

/** Replaces the confirmation if its code failed to load, so that users can always sign out. */
export function SignOutDialogFallback({ props }: SignOutDialogFallbackProps) {
  const { isOpen, isBusy, onConfirm, onOpenChange } = props;
  if (!isOpen) return null;
  return (
    <Floating>
      <Notice
        variant="warning"
        action={
          <Stack direction="row" gap={2}>
            <Button size="s" onClick={() => onOpenChange(false)}>
              Stay signed in
            </Button>
            <Button size="s" variant="danger" isBusy={isBusy} onClick={onConfirm}>
              Sign out
            </Button>
          </Stack>
        }
      >
        Sign out and lose unsaved work? Drafts and unsent messages are only in this browser.
      </Notice>
    </Floating>
  );
}
