import type { OnboardingMessage } from '@showcase/data/users';
import { explainError } from '@showcase/kit/errors';
import { Button, Notice, VisuallyHidden } from '@showcase/ui';
import type { Completion } from './use-complete-onboarding.ts';

const MIN_ANSWERS = 3;

type CompleteButtonProps = {
  messages: readonly OnboardingMessage[];
  isBusy: boolean;
  onComplete: () => void;
};

/** Appears after the third answer, with an announcement. */
export function CompleteButton({ messages, isBusy, onComplete }: CompleteButtonProps) {
  const answers = messages.filter(({ type }) => type === 'user');
  const hasEnoughAnswers = answers.length >= MIN_ANSWERS;
  return (
    <>
      <VisuallyHidden role="status">
        {hasEnoughAnswers && 'You can complete onboarding now, or keep answering.'}
      </VisuallyHidden>
      {hasEnoughAnswers && (
        <Button variant="primary" size="s" isBusy={isBusy} onClick={onComplete}>
          Complete Onboarding
        </Button>
      )}
    </>
  );
}

/** Explains why the profile could not be saved. The interview does not change. */
export function CompletionFailure({
  error,
  onRetry,
}: Pick<Completion, 'error'> & { onRetry: () => void }) {
  if (!error) return null;
  const canRetry = error.kind !== 'forbidden';
  const retryButton = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice variant="danger" lang="en" dir="ltr" action={canRetry && retryButton}>
      {explainError(error, {
        action: "Your profile isn't saved yet, but all your answers are still here.",
      })}
    </Notice>
  );
}
