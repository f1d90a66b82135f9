import { setDeveloperMode, useDataClient, useUser, type User } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { Button, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../shared/notify-context.ts';
import { BENEFITS, STATISTICS } from './benefits.ts';
import { Benefit, Benefits, Statistic, Statistics } from './unlock-dialog.styles.ts';

type UnlockDialogProps = { user: User; onClose: () => void };

export function UnlockDialog({ user, onClose }: UnlockDialogProps) {
  const navigate = useNavigate();
  const stay = useStayAsClient(user, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title="Unlock Developer Mode"
      description="Show your work, offer services and get hired."
      footer={
        <>
          <Button onClick={() => stay.mutate()} isBusy={stay.isPending}>
            Stay as Client
          </Button>
          <Button variant="primary" onClick={() => void navigate('/devonboard')}>
            Start Onboarding
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Benefits aria-label="Benefits">
          {BENEFITS.map(({ icon: Icon, title, text }) => (
            <Benefit key={title}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </Benefit>
          ))}
        </Benefits>
        <Statistics>
          {STATISTICS.map(({ value, label }) => (
            <Statistic key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Statistic>
          ))}
        </Statistics>
        {user.is_dev && (
          <Notice>
            You are a developer already. Stay as Client hides your profile, projects and services
            until you come back.
          </Notice>
        )}
        {stay.isError && (
          <Notice variant="danger">Your choice is not saved. Please try again.</Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function useStayAsClient(user: User, onDone: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const { refresh } = useUser();
  return useMutation({
    async mutationFn() {
      const result = await setDeveloperMode(client, { id: user.id, isDev: false });
      if (!result.success) throw result.error;
      await refresh();
    },
    onSuccess() {
      notify({ kind: 'success', text: 'You are using Bolt Showcase as a client.' });
      onDone();
    },
    onError: (error) => console.error('Error setting developer mode:', error),
  });
}
