import { useLocation } from '@showcase/remote-contract';

/** In the URL of any dashboard page: emails link to `/dashboard?settings=email`. */
export const SETTINGS_PARAM = 'settings';

const PARTS = ['email', 'account', 'billing', 'security', 'data', 'deletion'] as const;

/** The parts of the account settings that a link can open. */
export type SettingsPart = (typeof PARTS)[number];

/** The part that the URL opens. */
export function readSettingsPart(params: URLSearchParams): SettingsPart | null {
  return PARTS.find((part) => part === params.get(SETTINGS_PARAM)) ?? null;
}

type Page = { pathname: string; search: string };

/** Leads to the account settings: above the current page with its open panel, if it is one of the dashboard. */
export function getSettingsPath(part: SettingsPart, { pathname, search }: Page): string {
  if (!/^\/dashboard(\/|$)/.test(pathname)) return `/dashboard?${SETTINGS_PARAM}=${part}`;
  const params = new URLSearchParams(search);
  params.set(SETTINGS_PARAM, part);
  return `${pathname}?${params}`;
}

/** The same for the current page. */
export function useSettingsPath(part: SettingsPart): string {
  return getSettingsPath(part, useLocation());
}
