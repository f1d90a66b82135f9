import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { RatingInput } from './rating-input.tsx';

export default {
  title: 'Forms/RatingInput',
  component: RatingInput,
} satisfies Meta<typeof RatingInput>;

export function States() {
  const [chosen, setChosen] = useState<number | null>(4);
  const [empty, setEmpty] = useState<number | null>(null);
  return (
    <Stack gap={6}>
      <RatingInput label="Your rating" value={chosen} onValueChange={setChosen} />
      <RatingInput
        label="Communication"
        hint="How easy was it to reach each other?"
        error="Choose from one to five stars"
        isRequired
        value={empty}
        onValueChange={setEmpty}
      />
    </Stack>
  );
}
