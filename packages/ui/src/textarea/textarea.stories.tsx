import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Textarea } from './textarea.tsx';

export default { title: 'Forms/Textarea', component: Textarea } satisfies Meta<typeof Textarea>;

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Field label="Bio" hint="Two or three sentences">
        <Textarea placeholder="What do you build, and who is it for?" />
      </Field>
      <Field label="Message" hint="The creator reads this first">
        <Textarea limit={200} defaultValue="Hello Ada, we run three food banks in Leeds." />
      </Field>
      <Field label="Short note" error="Shorten the note to 20 characters">
        <Textarea limit={20} rows={2} defaultValue="This is more than it can hold" />
      </Field>
      <Field label="Description">
        <Textarea counter={(length) => `${length} chars (min 50)`} defaultValue="A landing page" />
      </Field>
    </Stack>
  </Container>
);

export const Controlled = () => {
  const [note, setNote] = useState('');
  return (
    <Container width="form">
      <Field label="Private note" hint="Only you see it">
        <Textarea limit={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Container>
  );
};
