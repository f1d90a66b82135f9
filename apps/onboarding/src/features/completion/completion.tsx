import type { OnboardingMessage } from '@showcase/data';
import { Button, Notice } from '@showcase/ui';
import type { useCompleteOnboarding } from './use-complete-onboarding.ts';

/** So many answers make a profile. */
const ENOUGH_ANSWERS = 3;

type CompleteButtonProps = {
  completion: ReturnType<typeof useCompleteOnboarding>;
  messages: OnboardingMessage[];
  language: string;
};

/** Appears after the third answer. */
export function CompleteButton({ completion, messages, language }: CompleteButtonProps) {
  const answers = messages.filter(({ type }) => type === 'user');
  if (answers.length < ENOUGH_ANSWERS) return null;
  return (
    <Button
      variant="primary"
      size="s"
      isBusy={completion.isSaving}
      onClick={() => completion.complete({ messages, language })}
    >
      Complete Onboarding
    </Button>
  );
}

/** What happened to a profile that could not be saved; the interview stays as it is. */
export function CompletionFailure({ completion, messages, language }: CompleteButtonProps) {
  if (!completion.hasFailed) return null;
  return (
    <Notice
      variant="danger"
      action={
        <Button size="s" onClick={() => completion.complete({ messages, language })}>
          Try again
        </Button>
      }
    >
      Almost done: your profile is not saved yet. All your answers are still here.
    </Notice>
  );
}
