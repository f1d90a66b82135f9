import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, Stack } from '@showcase/ui';
import Info from 'lucide-react/icons/info';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;

export const Visible: StoryObj = {
  render: () => (
    <Stack direction="row" justify="center" style={{ paddingBlock: '48px' }}>
      <Tooltip label="Growth against the month before">
        <IconButton label="About this figure" title={undefined}>
          <Info aria-hidden />
        </IconButton>
      </Tooltip>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
