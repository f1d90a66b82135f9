import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;

export const States = () => (
  <Stack gap={3}>
    <Checkbox label="Includes source code" />
    <Checkbox label="Includes documentation" defaultChecked />
    <Checkbox label="Includes support" hint="Say for how long below" defaultChecked />
    <Checkbox label="I agree to the terms" aria-invalid />
    <Checkbox label="Locked" disabled />
    <Checkbox label="Locked and ticked" disabled defaultChecked />
  </Stack>
);
