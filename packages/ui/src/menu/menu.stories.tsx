import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack } from '@showcase/ui';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { Menu } from './menu.tsx';

export default { title: 'Overlays/Menu', component: Menu } satisfies Meta<typeof Menu>;

export const Open: StoryObj = {
  render: () => (
    <Stack direction="row" justify="center">
      <Menu
        trigger={<Button>Account</Button>}
        header="creator@example.com"
        footer="Version 1.0.0"
        items={[
          { label: 'View Profile', icon: <Settings aria-hidden />, href: '#profile' },
          'separator',
          {
            label: 'Theme',
            options: [
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'system', label: 'System' },
            ],
            value: 'system',
            onValueChange: () => {},
          },
          'separator',
          {
            label: 'Sign out',
            icon: <LogOut aria-hidden />,
            variant: 'danger',
            onSelect: () => {},
          },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  },
};
