import type { Meta } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { Container, Grid } from '../layout/layout.tsx';
import { MoneyInput, NumberInput } from './number-input.tsx';

export default {
  title: 'Forms/NumberInput',
  component: NumberInput,
} satisfies Meta<typeof NumberInput>;

export const States = () => (
  <Container width="form">
    <Grid min={220} gap={5}>
      <Field label="Price" isRequired>
        <MoneyInput defaultValue={1250} />
      </Field>
      <Field label="Hourly rate" hint="Before tax">
        <MoneyInput placeholder="0.00" />
      </Field>
      <Field label="Estimate">
        <NumberInput unit="hours" defaultValue={24} />
      </Field>
      <Field label="Team members">
        <NumberInput isWhole defaultValue={3} />
      </Field>
      <Field label="Delivery" error="Enter at least 1 day">
        <NumberInput unit="days" isWhole defaultValue={0} />
      </Field>
      <Field
        label="Written with separators"
        error="Write only digits and a decimal point, such as 1250.50"
      >
        <MoneyInput defaultValue="1.250.50" />
      </Field>
      <Field label="Commission">
        <NumberInput unit="%" defaultValue={0} disabled />
      </Field>
    </Grid>
  </Container>
);
