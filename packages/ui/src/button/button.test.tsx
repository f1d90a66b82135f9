import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  describeConformance(Button, { props: { children: 'Save' }, tag: 'button' });

  it('does not submit a form by default', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderWithUi(
      <form onSubmit={submit}>
        <Button>Preview</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each(['pointer', '{Enter}', ' '])(
    'keeps its name and the focus while busy, and ignores %j',
    async (press) => {
      const onClick = vi.fn();
      const { user, rerender } = renderWithUi(<Button onClick={onClick}>Save</Button>);
      await user.tab();
      rerender(
        <Button isBusy onClick={onClick}>
          Save
        </Button>,
      );
      const button = screen.getByRole('button', { name: 'Save' });
      await (press === 'pointer' ? user.click(button) : user.keyboard(press));
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.matches(':focus')).toBe(true);
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it('does not submit a form while busy', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderWithUi(
      <form onSubmit={submit}>
        <Button type="submit" isBusy>
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the focus with aria-disabled', async () => {
    const onClick = vi.fn();
    const { user } = renderWithUi(
      <Button aria-disabled onClick={onClick}>
        Send again (5 s)
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Send again (5 s)' }));
    expect(document.activeElement?.textContent).toBe('Send again (5 s)');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('cannot be focused while disabled', async () => {
    const { user } = renderWithUi(<Button disabled>Save</Button>);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is pressed with Enter and Space', async () => {
    const press = vi.fn();
    const { user } = renderWithUi(<Button onClick={press}>Save</Button>);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });
});
