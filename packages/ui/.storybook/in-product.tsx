import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { DirectionProvider } from '../src/controls.ts';
import { useTheme } from '../src/theme/ui-context.ts';
import { UiProvider } from '../src/theme/ui-provider.tsx';

type InProductProps = { theme: 'light' | 'dark'; direction: 'ltr' | 'rtl'; children: ReactNode };

/** Wraps stories in what the shell puts around every page, with the toolbar's theme and direction. */
export function InProduct({ theme, direction, children }: InProductProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <DirectionProvider direction={direction}>
      <UiProvider>
        <Themed theme={theme}>{children}</Themed>
      </UiProvider>
    </DirectionProvider>
  );
}

function Themed({ theme, children }: Pick<InProductProps, 'theme' | 'children'>) {
  const { setTheme } = useTheme();
  useLayoutEffect(() => setTheme(theme), [theme, setTheme]);
  return children;
}
