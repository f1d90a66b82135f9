import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../rendering/use-is-hydrating.ts';
import { RenderedAtContext } from '../time/use-render-time.ts';
import { GlobalStyle } from './global-style.ts';
import { palette } from './tokens.ts';
import { readThemeChoice, subscribeToThemeChoice, writeThemeChoice } from './theme-choice.ts';
import { UiContext } from './ui-context.ts';
import type { LinkComponent } from './ui-context.ts';

type UiProviderProps = {
  /** Renders every link to a page of the product. Takes `href` and the props of an anchor. */
  link?: LinkComponent;
  /** When the server rendered the page, in milliseconds since 1970: until React has taken over, times are relative to it. */
  renderedAt?: number | undefined;
  children: ReactNode;
};

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToSystemTheme(onChange: () => void) {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isSystemDark = () => window.matchMedia(darkQuery).matches;

/** Provides global styles, the theme and the link component. Rendered once, by the shell. */
export function UiProvider({ link, renderedAt, children }: UiProviderProps) {
  const isHydrating = useIsHydrating();
  const storedChoice = useSyncExternalStore(
    subscribeToThemeChoice,
    readThemeChoice,
    () => 'system' as const,
  );
  const choice = isHydrating ? 'system' : storedChoice;
  const isDark = useSyncExternalStore(subscribeToSystemTheme, isSystemDark, () => false);
  const systemTheme = isDark ? 'dark' : 'light';
  const theme = choice === 'system' ? systemTheme : choice;

  useLayoutEffect(() => {
    // The script in the head has set the theme, which is not known here yet.
    if (isHydrating) return;
    document.documentElement.dataset.theme = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', palette[theme].paper);
  }, [isHydrating, theme]);

  const value = useMemo(
    () => ({
      link: link ?? ('a' as const),
      choice,
      theme,
      setTheme: writeThemeChoice,
    }),
    [link, choice, theme],
  );

  return (
    <UiContext value={value}>
      <RenderedAtContext value={renderedAt}>
        <GlobalStyle />
        {children}
      </RenderedAtContext>
    </UiContext>
  );
}
