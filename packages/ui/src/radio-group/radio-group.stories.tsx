import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Container, Stack } from '../layout/layout.tsx';
import { RadioGroup } from './radio-group.tsx';

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
} satisfies Meta<typeof RadioGroup>;

const models = [
  { value: 'fixed', label: 'Fixed price', hint: 'One price for all of it' },
  { value: 'hourly', label: 'Hourly', hint: 'A rate and an estimate' },
  { value: 'packages', label: 'Packages', hint: 'Up to three, side by side' },
] as const;
type Model = (typeof models)[number]['value'];

export function List() {
  const [value, setValue] = useState<Model | ''>('hourly');
  return (
    <RadioGroup label="Pricing model" options={models} value={value} onValueChange={setValue} />
  );
}

export function Cards() {
  const [value, setValue] = useState<Model | ''>('fixed');
  return (
    <Container>
      <RadioGroup
        label="Pricing model"
        variant="cards"
        options={models}
        value={value}
        onValueChange={setValue}
      />
    </Container>
  );
}

export function FourCards() {
  const [value, setValue] = useState('');
  return (
    <Container>
      <RadioGroup
        label="Decision"
        variant="cards"
        options={[
          { value: 'dismiss', label: 'Dismiss', hint: 'Nothing is wrong' },
          { value: 'warn', label: 'Warn Noah Bennett', hint: 'Everything stays as it is' },
          { value: 'hide', label: 'Hide the review', hint: 'Only its author still sees it' },
          { value: 'suspend', label: 'Suspend Noah Bennett', hint: 'They can publish nothing' },
        ]}
        value={value}
        onValueChange={setValue}
      />
    </Container>
  );
}

export function States() {
  const [value, setValue] = useState<'yes' | 'no' | ''>('');
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No', isDisabled: true },
  ] as const;
  return (
    <Stack gap={6}>
      <RadioGroup
        label="For sale"
        hint="You can change this later"
        error="Choose one"
        isRequired
        options={options}
        value={value}
        onValueChange={setValue}
      />
      <RadioGroup label="Featured" options={options} value="no" onValueChange={setValue} disabled />
    </Stack>
  );
}
