import { createContext, use } from 'react';
import type { ComponentType, ComponentPropsWithRef, ElementType } from 'react';
import type { Theme, ThemeChoice } from './theme-choice.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

type UiValue = {
  link: ElementType<LinkProps>;
  /** The user's choice. */
  choice: ThemeChoice;
  /** The theme in use. */
  theme: Theme;
  setTheme: (choice: ThemeChoice) => void;
};

/** Without a provider, links are plain anchors and the theme is the system's. */
export const UiContext = createContext<UiValue>({
  link: 'a',
  choice: 'system',
  theme: 'light',
  setTheme: () => {},
});

export function useLinkComponent() {
  return use(UiContext).link;
}

export function useTheme() {
  const { choice, theme, setTheme } = use(UiContext);
  return { choice, theme, setTheme };
}
