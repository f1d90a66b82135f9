import { Floating, type LoadFailureProps } from '@showcase/kit/loading';
import { Button, Notice, Stack } from '@showcase/ui';

/** Replaces the dialog if its code failed to load; signing in from another tab preserves what was typed in this one. */
export function SignInDialogFallback({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <Floating>
      <Notice
        variant="warning"
        action={
          <Stack gap={2}>
            <a href="/login" target="_blank" rel="noreferrer">
              Sign in from another tab
            </a>
            <Button size="s" onClick={onRetry} isBusy={isRetrying}>
              Retry
            </Button>
          </Stack>
        }
      >
        Sign in again
      </Notice>
    </Floating>
  );
}
