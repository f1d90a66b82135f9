import type { OnboardingProfile, User } from '@showcase/data/users';
import { Button, Card, RadioGroup, formatMoney, tokens } from '@showcase/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { findLanguage } from '../../shared/languages.ts';
import { CompletionFailure } from './completion.tsx';
import { findConflicts } from './filled-fields.ts';
import type { Completion } from './use-complete-onboarding.ts';

type Field = keyof OnboardingProfile;
type Values = Pick<User, Field> | { [field in Field]: OnboardingProfile[field] | null };

const LABELS: Record<Field, string> = {
  bio: 'Bio',
  skills: 'Skills',
  specialization: 'Specialization',
  years_experience: 'Experience',
  hourly_rate: 'Hourly rate',
  availability: 'Availability',
  preferred_language: 'Preferred language',
};

type ChoiceStepProps = { completion: Completion; choice: NonNullable<Completion['choice']> };

/** Lets the user choose between the current and the new value of every field that the answers would change. */
export function ChoiceStep({ completion, choice }: ChoiceStepProps) {
  const { before, answers, save, cancel } = choice;
  const [replaced, setReplaced] = useState<readonly Field[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choose = (field: Field, value: 'keep' | 'replace') =>
    setReplaced((fields) => [
      ...fields.filter((other) => other !== field),
      ...(value === 'replace' ? [field] : []),
    ]);
  return (
    <Step
      forwardedAs="form"
      padding="l"
      onSubmit={(event) => {
        event.preventDefault();
        save(replaced);
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        Keep or replace?
      </h2>
      <p>
        You already have a profile, so the interview only fills in what's empty. For the rest,
        choose which value to keep.
      </p>
      {findConflicts(before, answers).map((field) => (
        <RadioGroup
          key={field}
          label={LABELS[field]}
          value={replaced.includes(field) ? 'replace' : 'keep'}
          onValueChange={(value) => choose(field, value)}
          options={[
            { value: 'keep', label: 'Keep', hint: <bdi>{formatValue(before, field)}</bdi> },
            { value: 'replace', label: 'Replace', hint: <bdi>{formatValue(answers, field)}</bdi> },
          ]}
        />
      ))}
      <CompletionFailure error={completion.error} onRetry={() => save(replaced)} />
      <Actions>
        <Button variant="ghost" onClick={cancel}>
          Back to the interview
        </Button>
        <Button type="submit" variant="primary" isBusy={completion.isSaving}>
          Save profile
        </Button>
      </Actions>
    </Step>
  );
}

function formatValue(values: Values, field: Field): string {
  const value = values[field] ?? '';
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'hourly_rate') return formatMoney(Number(value));
  if (field === 'years_experience') return value === 1 ? '1 year' : `${String(value)} years`;
  if (field === 'preferred_language') return findLanguage(value)?.name ?? '';
  return String(value);
}

const Step = styled(Card)`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 640px;
  margin-block-end: ${tokens.space[8]};
  overflow-wrap: anywhere;

  > h2,
  > p {
    margin: 0;
  }
  > h2 {
    font-size: ${tokens.text[22]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: space-between;
`;
