import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { setDeveloperMode, type User } from '@showcase/data/users';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, ButtonLink, Stack } from '@showcase/ui';
import type { ReactNode } from 'react';
import { useReleases } from '../../core/known-releases.tsx';
import { findArea } from '../../remotes/areas.ts';
import { wasDeveloper } from '../../session/guards/visitor.ts';

/** Explains why a page is not for the signed-in user, and what opens it. */
export function NoAccess({ path }: { path: string }) {
  const { user, authUser } = useUser();
  const [pathname = path] = path.split(/[?#]/);
  const area = findArea(pathname, useReleases());
  if (!user || !area) return null;
  const label = area.links.find((link) => pathname.startsWith(link.path))?.label ?? 'This page';

  if (area.audience === 'admin') {
    return (
      <Explanation
        title="This page is for admins"
        text={`You're signed in as ${authUser?.email}, which isn't an admin. If you have another account, sign out and sign in with that one.`}
      />
    );
  }
  if (wasDeveloper(user)) return <FormerDeveloper user={user} label={label} />;
  return (
    <Explanation
      title="This page is for developers"
      text={`You use Bolt Showcase as a client. ${label} opens once you're a developer. A short interview writes your profile.`}
    >
      <ButtonLink href="/devonboard" variant="primary">
        Become a developer
      </ButtonLink>
    </Explanation>
  );
}

/** The entry of the dashboard leads on to the page once its user is a developer again. */
function FormerDeveloper({ user, label }: { user: User; label: string }) {
  const client = useDataClient();
  const { refresh } = useUser();
  const switching = useSubmit({
    async mutationFn() {
      const result = await setDeveloperMode(client, { id: user.id, isDev: true });
      if (!result.success) throw result.error;
      await refresh();
    },
  });
  return (
    <Explanation
      title="You use Bolt Showcase as a client"
      text={`${label} is part of developer mode, which is off. Your profile, projects and services are hidden, not deleted. Your requests, reviews, earnings and invoices as a developer stay open in the menu.`}
    >
      <ErrorNotice error={switching.error} action="Your choice wasn't saved." />
      <Button variant="primary" onClick={() => switching.mutate()} isBusy={switching.isPending}>
        Back to Developer Mode
      </Button>
    </Explanation>
  );
}

type ExplanationProps = { title: string; text: string; children?: ReactNode };

function Explanation({ title, text, children }: ExplanationProps) {
  return (
    <Stack gap={4} align="start">
      <title>{`${title} · Bolt Showcase`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>
    </Stack>
  );
}
