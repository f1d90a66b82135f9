import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Field, Stack } from '@showcase/ui';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

export default { title: 'Forms/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;

const locations = ['Berlin Germany', 'Boston MA', 'London UK', 'New York NY', 'Toronto Canada'];

function Location({ label, start, error }: { label: string; start: string; error?: string }) {
  const [location, setLocation] = useState(start);
  return (
    <Field label={label} hint="Choose a place, or type your own" error={error}>
      <Combobox value={location} onValueChange={setLocation} suggestions={locations} />
    </Field>
  );
}

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Location label="Location" start="" />
      <Location label="Home" start="Lisbon Portugal" />
      <Location label="Office" start="x" error="Location needs some visible text" />
      <Field label="Locked">
        <Combobox value="London UK" onValueChange={() => {}} suggestions={locations} disabled />
      </Field>
    </Stack>
  </Container>
);

export const Open: StoryObj = {
  render: () => (
    <Container width="form">
      <Location label="Location" start="" />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'on{ArrowDown}');
  },
};
