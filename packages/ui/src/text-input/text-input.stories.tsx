import type { Meta } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { TextInput } from './text-input.tsx';

export default { title: 'Forms/TextInput', component: TextInput } satisfies Meta<typeof TextInput>;

export const Kinds = () => (
  <Container width="form">
    <Stack gap={5}>
      <Field label="Title">
        <TextInput placeholder="What is it called?" />
      </Field>
      <Field label="Email">
        <TextInput type="email" defaultValue="creator@example.com" />
      </Field>
      <Field label="Live URL">
        <TextInput type="url" placeholder="https://" />
      </Field>
      <Field label="Start">
        <TextInput type="date" defaultValue="2026-11-21" />
      </Field>
      <Field label="نبذة عنك">
        <TextInput dir="auto" defaultValue="أصمم أدوات هادئة" />
      </Field>
    </Stack>
  </Container>
);
