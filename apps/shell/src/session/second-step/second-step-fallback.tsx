import { useUser } from '@showcase/data/session';
import { Floating, type LoadFailureProps } from '@showcase/kit/loading';
import { Button, Notice, Stack } from '@showcase/ui';

/** Replaces the second step if its code failed to load; the page stays hidden. */
export function SecondStepFallback({ isRetrying, onRetry }: LoadFailureProps) {
  const { cancelSignIn } = useUser();
  return (
    <Floating>
      <Notice
        variant="warning"
        action={
          <Stack gap={2}>
            <Button size="s" onClick={onRetry} isBusy={isRetrying}>
              Retry
            </Button>
            <Button size="s" onClick={() => void cancelSignIn()}>
              Cancel sign-in
            </Button>
          </Stack>
        }
      >
        We couldn't load the second step of your sign-in.
      </Notice>
    </Floating>
  );
}
