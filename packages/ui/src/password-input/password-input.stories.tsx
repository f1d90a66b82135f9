import type { Meta } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { PasswordInput } from './password-input.tsx';

export default {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
} satisfies Meta<typeof PasswordInput>;

export const States = () => (
  <Container width="form">
    <Stack gap={5}>
      <Field label="Password">
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="New password" error="Use at least 6 characters">
        <PasswordInput autoComplete="new-password" defaultValue="abc" />
      </Field>
    </Stack>
  </Container>
);
