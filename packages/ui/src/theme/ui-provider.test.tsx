import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '../link/link.tsx';
import { renderWithUi } from '../testing/index.ts';
import { themeStorageKey } from './theme-choice.ts';
import { palette } from './tokens.ts';
import type { LinkProps } from './ui-context.ts';
import { useTheme } from './ui-context.ts';

function Switcher() {
  const { choice, theme, setTheme } = useTheme();
  return (
    <>
      <p>{`${choice}, ${theme}`}</p>
      <button onClick={() => setTheme('dark')}>Dark</button>
      <button onClick={() => setTheme('system')}>System</button>
    </>
  );
}

const paintedTheme = () => document.documentElement.dataset.theme;

describe('UiProvider', () => {
  it('follows the system until a theme is chosen, and stores the choice', async () => {
    const { user, unmount } = renderWithUi(<Switcher />);
    expect(paintedTheme()).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(paintedTheme()).toBe('dark');
    unmount();
    renderWithUi(<Switcher />);
    expect(screen.getByText('dark, dark')).toBeDefined();
  });

  it("sets the color of the browser's UI to that of the page", async () => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
    const { user } = renderWithUi(<Switcher />);
    expect(meta.content).toBe(palette.light.paper);
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(meta.content).toBe(palette.dark.paper);
    meta.remove();
  });

  it("returns to the system's theme", async () => {
    window.localStorage.setItem(themeStorageKey, 'dark');
    const { user } = renderWithUi(<Switcher />);
    await user.click(screen.getByRole('button', { name: 'System' }));
    expect(screen.getByText('system, light')).toBeDefined();
  });

  it('ignores an invalid stored choice', () => {
    window.localStorage.setItem(themeStorageKey, '{"theme":');
    renderWithUi(<Switcher />);
    expect(screen.getByText('system, light')).toBeDefined();
  });

  it.each([
    ['blocked', ['getItem', 'setItem']],
    ['full', ['setItem']],
  ] as const)('switches the theme even if storage is %s', async (_, methods) => {
    const deny = () => {
      throw new DOMException('denied');
    };
    const denied = methods.map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(deny),
    );
    const { user } = renderWithUi(<Switcher />);
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(paintedTheme()).toBe('dark');

    for (const method of denied) method.mockRestore();
    await user.click(screen.getByRole('button', { name: 'System' }));
    expect(screen.getByText('system, light')).toBeDefined();
  });

  it('follows a choice made in another tab', () => {
    renderWithUi(<Switcher />);
    window.localStorage.setItem(themeStorageKey, 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey }));
    });
    expect(screen.getByText('dark, dark')).toBeDefined();
  });

  it('follows a choice that another tab makes while this one starts', () => {
    const Start = () => {
      useEffect(() => window.localStorage.setItem(themeStorageKey, 'dark'), []);
      return <Switcher />;
    };
    renderWithUi(<Start />);
    expect(screen.getByText('dark, dark')).toBeDefined();
  });

  it("renders links with the app's component", () => {
    const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/app${href}`} />;
    renderWithUi(<Link href="/projects">Projects</Link>, { link: RouterLink });
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe(
      '/app/projects',
    );
  });
});
