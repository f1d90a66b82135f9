import { screen, waitFor } from '@testing-library/react';
import { Button } from '@showcase/ui';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, findViolations, renderWithUi } from '../testing/index.ts';
import { Menu } from './menu.tsx';

function renderMenu() {
  const onSelect = vi.fn();
  const onValueChange = vi.fn();
  const { user } = renderWithUi(
    <Menu
      trigger={<Button>Account</Button>}
      header="Ada Stone"
      footer="Version 1.2.3"
      items={[
        { label: 'Profile', href: '/profile' },
        'separator',
        {
          label: 'Theme',
          options: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
          value: 'light',
          onValueChange,
        },
        { label: 'Sign out', variant: 'danger', onSelect },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  return { user, trigger, onSelect, onValueChange };
}

describe('Menu', () => {
  describeConformance(Menu, {
    props: { trigger: <Button>Account</Button>, items: [{ label: 'Profile', href: '/profile' }] },
    tag: 'div',
    open: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Account' }));
      await screen.findByRole('menu');
    },
  });

  it('opens from its button, without accessibility violations', async () => {
    const { user, trigger } = renderMenu();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger);
    const menu = await screen.findByRole('menu');
    expect(menu.textContent).toContain('Ada Stone');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(await findViolations(menu)).toEqual([]);
  });

  it('can be used with only the keyboard', async () => {
    const { user, trigger, onSelect } = renderMenu();
    trigger.focus();
    await user.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Profile' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{End}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
    });
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('describes itself with its footer, which is no item', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    const menu = await screen.findByRole('menu');
    const footer = screen.getByText('Version 1.2.3');
    expect(menu.getAttribute('aria-describedby')).toBe(footer.id);
    expect(footer.closest('[role^=menuitem]')).toBeNull();
  });

  it('renders links as links', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'Profile' });
    expect(item.getAttribute('href')).toBe('/profile');
  });

  it('shows and changes the selected option', async () => {
    const { user, trigger, onValueChange } = renderMenu();
    await user.click(trigger);
    await screen.findByRole('group', { name: 'Theme' });
    expect(screen.getByRole('menuitemradio', { name: 'Light', checked: true })).toBeDefined();
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('dark');
  });

  it('closes on Escape', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
