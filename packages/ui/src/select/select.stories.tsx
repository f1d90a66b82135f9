import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Field, Stack } from '@showcase/ui';
import { useState } from 'react';
import { Select } from './select.tsx';

export default { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;

const locations = ['London UK', 'Berlin Germany', 'San Francisco CA', 'Tokyo Japan'].map(
  (value) => ({ value, label: value }),
);

function Location({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Location" error={error}>
      <Select options={locations} value={value} onValueChange={setValue} />
    </Field>
  );
}

export const States = () => (
  <Container width="form">
    <Stack gap={5}>
      <Location />
      <Location start="Berlin Germany" />
      <Location error="Choose a location" />
      <Field label="Currency">
        <Select
          options={[{ value: 'usd', label: 'US dollars' }]}
          value="usd"
          onValueChange={() => {}}
          disabled
        />
      </Field>
    </Stack>
  </Container>
);

export const Open: StoryObj = {
  render: () => (
    <Container width="form">
      <Location start="Berlin Germany" />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
