import { useUser } from '@showcase/data/session';
import { getSettingsPath } from '@showcase/kit/panel-steps';
import { useLocation } from '@showcase/remote-contract';
import { useTheme } from '@showcase/ui';
import { usePurposes } from '../../../core/known-releases.tsx';
import { useSignOut } from '../../../session/sign-out/sign-out-provider.tsx';
import { themes } from '../../user-menu/themes.ts';
import type { Entry } from '../entries/entry.ts';

/** The actions of the shell itself for the visitor. */
export function useActions(): Entry[] {
  const { authUser } = useUser();
  const { choice, setTheme } = useTheme();
  const { signOut } = useSignOut();
  const location = useLocation();

  const ofTheme = themes.map(({ value, label }): Entry => ({
    id: `theme ${value}`,
    label: `Use the ${label.toLowerCase()} theme`,
    ...(value === choice && { hint: 'In use' }),
    run: () => setTheme(value),
  }));
  if (!authUser) {
    return [
      { id: 'sign in', label: 'Sign in', path: '/login' },
      { id: 'sign up', label: 'Create an account', path: '/signup' },
      ...ofTheme,
    ];
  }
  return [
    { id: 'account', label: 'Account settings', path: getSettingsPath('account', location) },
    {
      id: 'notifications',
      label: 'Notification settings',
      path: getSettingsPath('email', location),
    },
    ...ofTheme,
    { id: 'sign out', label: 'Sign out', run: signOut },
  ];
}

/** Leads to the search for projects with the typed text. */
export function useProjectSearch(text: string): Entry[] {
  const { search } = usePurposes();
  if (!search || !text) return [];
  const q = new URLSearchParams({ q: text }).toString();
  return [{ id: 'search', label: `Search projects for “${text}”`, path: `${search}?${q}` }];
}
