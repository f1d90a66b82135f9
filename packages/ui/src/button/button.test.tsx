import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  describeConformance(Button, { props: { children: 'Save' }, tag: 'button' });

  it('does not submit a form unless it is told to', async () => {
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

  it('keeps its name, says that it is busy and cannot be pressed while in flight', async () => {
    const press = vi.fn();
    const { user } = renderWithUi(
      <Button isBusy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button).toHaveProperty('disabled', true);
    expect(press).not.toHaveBeenCalled();
  });

  it('is pressed with Enter and with Space', async () => {
    const press = vi.fn();
    const { user } = renderWithUi(<Button onClick={press}>Save</Button>);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });
});
