import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack } from '@showcase/ui';
import { ToastProvider, useToast } from './toast.tsx';

export default {
  title: 'Overlays/Toast',
  component: ToastProvider,
} satisfies Meta<typeof ToastProvider>;

function Notifiers() {
  const { notify } = useToast();
  return (
    <Stack direction="row">
      <Button onClick={() => notify({ title: 'Project saved' })}>Success</Button>
      <Button
        onClick={() =>
          notify({
            title: 'Removed from your saved creators',
            variant: 'info',
            action: { label: 'Undo', onPress: () => {} },
          })
        }
      >
        Info
      </Button>
      <Button
        onClick={() =>
          notify({
            title: "The message wasn't sent",
            description: 'It is still in the field; try again.',
            variant: 'danger',
          })
        }
      >
        Danger
      </Button>
    </Stack>
  );
}

export const Visible: StoryObj = {
  render: () => (
    <ToastProvider>
      <Notifiers />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  },
};
