import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Field, Stack } from '@showcase/ui';
import { useState } from 'react';
import { TagInput } from './tag-input.tsx';

export default { title: 'Forms/TagInput', component: TagInput } satisfies Meta<typeof TagInput>;

const suggestions = ['React', 'React Native', 'Redux', 'Supabase', 'Tailwind', 'Three.js'];

function Tags({ label, start, error }: { label: string; start: string[]; error?: string }) {
  const [tags, setTags] = useState(start);
  return (
    <Field label={label} hint="Press Enter after each" error={error}>
      <TagInput
        value={tags}
        onValueChange={setTags}
        suggestions={suggestions}
        placeholder="Add a tag"
      />
    </Field>
  );
}

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Tags label="Tags" start={[]} />
      <Tags label="Skills" start={['React', 'Supabase', 'Accessible design systems', 'خرائط']} />
      <Tags label="Topics" start={[]} error="Add at least one topic" />
      <Field label="Locked">
        <TagInput value={['React']} onValueChange={() => {}} disabled />
      </Field>
    </Stack>
  </Container>
);

export const Open: StoryObj = {
  render: () => (
    <Container width="form">
      <Tags label="Tags" start={['Supabase']} />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 're{ArrowDown}');
  },
};
