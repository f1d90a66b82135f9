import { type User, setDeveloperMode } from '@showcase/data/users';
import { ErrorNotice } from '@showcase/kit/errors';
import { hasCreatorProfile } from '@showcase/kit/profile';
import { useNavigate } from '@showcase/remote-contract';
import { Button, Link, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useNotify } from '@showcase/remote-contract/services';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useSubmit } from '@showcase/kit/forms';
import { BENEFITS, STATISTICS } from './benefits.ts';
import { OpenWork } from './open-work.tsx';
import { Benefit, Benefits, Statistic, Statistics } from './unlock-dialog.styles.ts';

const DEVELOPER_HOME = '/dashboard/dev/profile';

type UnlockDialogProps = { user: User; onClose: () => void };

export function UnlockDialog({ user, onClose }: UnlockDialogProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const hasProfile = hasCreatorProfile(user);
  const mode = useDeveloperMode(user, (isDev) => {
    if (isDev) {
      void navigate(DEVELOPER_HOME);
      return;
    }
    notify({ kind: 'success', text: "You're now using Bolt Showcase as a client." });
    onClose();
  });
  const switchToDeveloper = () => (user.is_dev ? void navigate(DEVELOPER_HOME) : mode.mutate(true));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title="Unlock Developer Mode"
      description="Show your work, offer services and get hired."
      footer={
        <>
          <Button
            onClick={() => mode.mutate(false)}
            isBusy={mode.isPending && mode.variables === false}
          >
            Stay as Client
          </Button>
          <Button
            variant={hasProfile ? 'secondary' : 'primary'}
            onClick={() => void navigate('/devonboard')}
          >
            Start Onboarding
          </Button>
          {hasProfile && (
            <Button
              variant="primary"
              onClick={switchToDeveloper}
              isBusy={mode.isPending && mode.variables === true}
            >
              Back to Developer Mode
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6}>
        {hasProfile && <ExistingProfileNotice isDeveloper={user.is_dev} />}
        {user.is_dev && <OpenWork userId={user.id} onFollow={onClose} />}
        <ErrorNotice error={mode.error} action="Your choice wasn't saved." />
        <Benefits aria-label="Benefits">
          {BENEFITS.map(({ icon: Icon, title, text, ...more }) => (
            <Benefit key={title}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>
                {text} {'link' in more && <Link href={more.link.href}>{more.link.label}</Link>}
              </p>
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
      </Stack>
    </Dialog>
  );
}

/** Explains what each button does to an existing developer profile. */
function ExistingProfileNotice({ isDeveloper }: { isDeveloper: boolean }) {
  return (
    <Notice>
      {isDeveloper
        ? "You're already a developer. “Stay as Client” hides your profile, projects and services until you switch back."
        : 'Your developer profile is hidden, not gone. “Back to Developer Mode” restores it as it was.'}{' '}
      The interview fills in only empty fields and asks before it replaces anything.
    </Notice>
  );
}

/** Sets the user's developer flag and refetches their profile. */
function useDeveloperMode(user: User, onDone: (isDev: boolean) => void) {
  const client = useDataClient();
  const { refresh } = useUser();
  return useSubmit({
    async mutationFn(isDev: boolean) {
      const result = await setDeveloperMode(client, { id: user.id, isDev });
      if (!result.success) throw result.error;
      await refresh();
    },
    onSuccess: (_, isDev) => onDone(isDev),
    onError: (error) => console.error('Error setting developer mode:', error),
  });
}
