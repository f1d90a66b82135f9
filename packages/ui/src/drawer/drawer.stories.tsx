import type { Meta } from '@storybook/react-vite';
import { Button, Checkbox, Stack } from '@showcase/ui';
import { useState } from 'react';
import { longWord } from '../testing/samples.ts';
import { Drawer } from './drawer.tsx';
import type { DrawerProps } from './drawer.tsx';

export default { title: 'Overlays/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;

function Filters({ side }: Pick<DrawerProps, 'side'>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        side={side}
        title="Filters"
        footer={<Button variant="primary">Show 24 projects</Button>}
      >
        <Stack gap={3}>
          <Checkbox label="Web App" defaultChecked />
          <Checkbox label="Mobile App" />
          <Checkbox label="Dashboard" />
        </Stack>
      </Drawer>
    </>
  );
}

export const AtTheEnd = () => <Filters />;
export const AtTheStart = () => <Filters side="start" />;
export const Sheet = () => <Filters side="bottom" />;

export const LongWords = () => (
  <Drawer
    isOpen
    onOpenChange={() => {}}
    title={longWord}
    footer={<Button>Show 24 projects</Button>}
  >
    <Stack gap={3}>
      <Checkbox label={longWord} />
      <p>{longWord}</p>
    </Stack>
  </Drawer>
);
