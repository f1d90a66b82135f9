import { answerPurpose, type Purpose } from '@showcase/data/account';
import { useDataClient } from '@showcase/data/query';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { Button, RadioGroup } from '@showcase/ui';
import { useEffect, useRef, useState } from 'react';
import { useIsKnownPath } from '../../core/known-releases.tsx';
import { AuthCard, FailureBanner } from '../auth-card.tsx';
import { AuthFields, Row } from '../auth-card.styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { useNextPath } from '../use-next-path.ts';

const OPTIONS = [
  { value: 'hire', label: 'I want to hire', hint: 'Start in Browse Developers.' },
  { value: 'work', label: 'I want to work', hint: 'A short interview fills in your profile.' },
  {
    value: 'both',
    label: 'Both',
    hint: 'Start with your profile. You can browse developers at any time.',
  },
] as const satisfies { value: Purpose; label: string; hint: string }[];

export const INTERVIEW = '/devonboard';

/** Asks what brings a new user here, and leads to what they need first, or back to where they signed up from. */
export function PurposeStep() {
  const client = useDataClient();
  const navigate = useNavigate();
  const isKnown = useIsKnownPath();
  const { next, isRequested } = useNextPath();
  const group = useRef<HTMLFieldSetElement>(null);
  const [purpose, setPurpose] = useState<Purpose | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  const focusOptions = () => group.current?.querySelector('input')?.focus();
  useEffect(focusOptions, []);

  const leadOn = async (answer: Purpose | null) => {
    const isCreator = answer === 'work' || answer === 'both';
    const to = !isRequested && isCreator && isKnown(INTERVIEW) ? INTERVIEW : next;
    await navigate(to, { replace: true });
  };
  const saving = useSubmit({
    mutationFn: (answer: Purpose) => answerPurpose(client, answer),
    onSuccess: (_result, answer) => leadOn(answer),
  });
  const submit = () => {
    setIsMissing(!purpose);
    if (purpose) saving.mutate(purpose);
    else focusOptions();
  };

  return (
    <AuthCard
      title="What brings you here?"
      intro={
        isRequested
          ? 'Then we lead you back to where you were.'
          : 'So that we show you the right things first.'
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AuthFields>
          <FailureBanner
            failure={
              saving.error &&
              explainFailure(saving.error, "We couldn't save your answer. Try again.")
            }
          />
          <RadioGroup
            ref={group}
            label="Choose one"
            variant="cards"
            options={OPTIONS}
            value={purpose}
            onValueChange={(value) => {
              setPurpose(value);
              setIsMissing(false);
            }}
            error={isMissing ? 'Choose one, or skip this question' : undefined}
          />
          <Row>
            <Button variant="ghost" onClick={() => void leadOn(null)}>
              Skip
            </Button>
            <SubmitButton submission={saving} size="l">
              Continue
            </SubmitButton>
          </Row>
        </AuthFields>
      </form>
    </AuthCard>
  );
}
