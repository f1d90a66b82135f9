import type { Meta } from '@storybook/react-vite';
import { Container, Stack } from '@showcase/ui';
import { useState } from 'react';
import { Switch } from './switch.tsx';

export default { title: 'Forms/Switch', component: Switch } satisfies Meta<typeof Switch>;

export function States() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Container width="form">
      <Stack gap={5}>
        <Switch
          label="Active"
          hint="Clients can hire this service"
          isOn={isOn}
          onChange={setIsOn}
        />
        <Switch label="Video call included" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <Switch label="Locked" isOn={false} onChange={() => {}} isDisabled />
        <Switch label="Locked and on" isOn onChange={() => {}} isDisabled />
      </Stack>
    </Container>
  );
}
