import type { Meta } from '@storybook/react-vite';
import { Container, Stack } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

export default { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;

export const States = () => (
  <Container width="form">
    <Stack gap={6}>
      <Field label="Display name">
        <TextInput defaultValue="Ada Stone" />
      </Field>
      <Field label="Username" hint="3-30 characters, letters and digits" isRequired>
        <TextInput placeholder="ada-stone" />
      </Field>
      <Field label="Website" error="Enter an address that starts with https://">
        <TextInput defaultValue="ada.example" />
      </Field>
      <Field label="Email" hint="Shown on your public profile">
        <TextInput defaultValue="creator@example.com" readOnly />
      </Field>
      <Field label="Plan">
        <TextInput defaultValue="Free" disabled />
      </Field>
    </Stack>
  </Container>
);
