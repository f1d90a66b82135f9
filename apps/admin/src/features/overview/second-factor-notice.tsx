import { hasSecondFactor } from '@showcase/data/security';
import { useUser } from '@showcase/data/session';
import { useSettingsPath } from '@showcase/kit/panel-steps';
import { ButtonLink, Notice } from '@showcase/ui';

/** Asks an admin without an authenticator app for one, at every visit. */
export function SecondFactorNotice() {
  const { authUser } = useUser();
  const settingsPath = useSettingsPath('security');
  if (!authUser || hasSecondFactor(authUser)) return null;
  return (
    <Notice
      variant="warning"
      action={
        <ButtonLink size="s" href={settingsPath}>
          Set up an authenticator app
        </ButtonLink>
      }
    >
      Your password alone protects what an admin can see and do. Set up an authenticator app.
    </Notice>
  );
}
