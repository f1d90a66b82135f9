import type { OnboardingMessage } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { Button, Notice, VisuallyHidden } from '@showcase/ui';
import type { Completion } from './use-complete-onboarding.ts';

/** So many answers make a profile. */
const ENOUGH_ANSWERS = 3;

type CompleteButtonProps = {
  messages: readonly OnboardingMessage[];
  isBusy: boolean;
  onComplete: () => void;
};

/** Appears after the third answer, and says so. */
export function CompleteButton({ messages, isBusy, onComplete }: CompleteButtonProps) {
  const answers = messages.filter(({ type }) => type === 'user');
  const isEnough = answers.length >= ENOUGH_ANSWERS;
  return (
    <>
      <VisuallyHidden role="status">
        {isEnough && 'You can complete the onboarding now, or keep answering.'}
      </VisuallyHidden>
      {isEnough && (
        <Button variant="primary" size="s" isBusy={isBusy} onClick={onComplete}>
          Complete Onboarding
        </Button>
      )}
    </>
  );
}

/** What happened to a profile that could not be saved; the interview stays as it is. */
export function CompletionFailure({
  error,
  onRetry,
}: Pick<Completion, 'error'> & { onRetry: () => void }) {
  if (!error) return null;
  const mayHelp = error.kind !== 'forbidden';
  const retry = (
    <Button size="s" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice variant="danger" lang="en" dir="ltr" action={mayHelp && retry}>
      {explainError(error, {
        action: 'Almost done: your profile is not saved yet. All your answers are still here.',
      })}
    </Notice>
  );
}
