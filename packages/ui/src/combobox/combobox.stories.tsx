import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Field, Stack } from '@showcase/ui';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

export default { title: 'Forms/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;

const places = ['Berlin Germany', 'Boston MA', 'London UK', 'New York NY', 'Toronto Canada'];

function Place({ label, start, error }: { label: string; start: string; error?: string }) {
  const [place, setPlace] = useState(start);
  return (
    <Field label={label} hint="Choose a place, or type your own" error={error}>
      <Combobox value={place} onValueChange={setPlace} suggestions={places} />
    </Field>
  );
}

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Place label="Location" start="" />
      <Place label="Home" start="Lisbon Portugal" />
      <Place label="Office" start="x" error="Location needs some visible text" />
      <Field label="Locked">
        <Combobox value="London UK" onValueChange={() => {}} suggestions={places} disabled />
      </Field>
    </Stack>
  </Container>
);

export const Open: StoryObj = {
  render: () => (
    <Container width="form">
      <Place label="Location" start="" />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'on{ArrowDown}');
  },
};
