import { screen, waitFor } from '@testing-library/react';
import { Button } from '@showcase/ui';
import { describe, expect, it, vi } from 'vitest';
import { findViolations, renderWithUi } from '../testing/index.ts';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastOptions } from './toast.tsx';

function Notifier(options: ToastOptions) {
  const { notify } = useToast();
  return <Button onClick={() => notify(options)}>Save</Button>;
}

async function save(options: ToastOptions) {
  const { user } = renderWithUi(
    <ToastProvider>
      <Notifier {...options} />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, toast: await screen.findByRole('dialog', { name: options.title }) };
}

describe('useToast', () => {
  it('shows a toast without accessibility violations', async () => {
    const { toast } = await save({ title: 'Saved', description: 'Your changes are live.' });
    expect(toast.textContent).toContain('Your changes are live.');
    expect(await findViolations(document.body)).toEqual([]);
  });

  it('can be dismissed', async () => {
    const { user, toast } = await save({ title: 'Saved' });
    await user.hover(toast);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('runs its action once and closes', async () => {
    const onPress = vi.fn();
    const { user } = await save({ title: 'Removed', action: { label: 'Undo', onPress } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  });
});
