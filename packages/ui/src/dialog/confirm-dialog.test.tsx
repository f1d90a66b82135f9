import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, findViolations, renderWithUi } from '../testing/index.ts';
import { Drawer } from '../drawer/drawer.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const question = 'Are you sure you want to delete this project?';

function renderDialog(props: { isBusy?: boolean; error?: string } = {}) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { user } = renderWithUi(
    <ConfirmDialog
      {...props}
      isOpen
      onOpenChange={onOpenChange}
      title={question}
      subject="Harbor"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  return { user, onConfirm, onOpenChange };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  describeConformance(ConfirmDialog, {
    props: {
      isOpen: true,
      onOpenChange: () => {},
      title: question,
      confirmLabel: 'Delete',
      onConfirm: () => {},
    },
    tag: 'div',
  });

  it('dims the panel that asks', async () => {
    renderWithUi(
      <Drawer isOpen onOpenChange={() => {}} title="A map of tides">
        <ConfirmDialog
          isOpen
          onOpenChange={() => {}}
          title={question}
          confirmLabel="Delete"
          onConfirm={() => {}}
        />
      </Drawer>,
    );
    await screen.findByRole('alertdialog');
    const panel = screen.getByText('A map of tides');
    const backdrops = [...document.querySelectorAll('[data-open][role="presentation"]:empty')];
    const isAfter = (node: Node) =>
      panel.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(backdrops.filter(isAfter).length).toBeGreaterThan(0);
  });

  it('shows the question and the subject, without accessibility violations', async () => {
    renderDialog();
    const dialog = screen.getByRole('alertdialog', { name: question });
    expect(dialog.textContent).toContain('Harbor');
    expect(await findViolations(document.body)).toEqual([]);
  });

  it('focuses the safe answer first', async () => {
    renderDialog();
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
  });

  it('confirms', async () => {
    const { user, onConfirm } = renderDialog();
    await user.click(button('Delete'));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each(['Cancel', 'Escape'])('is closed by %s without confirming', async (action) => {
    const { user, onConfirm, onOpenChange } = renderDialog();
    if (action === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button('Cancel'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('can neither be confirmed twice nor closed while busy', async () => {
    const { user, onConfirm, onOpenChange } = renderDialog({ isBusy: true });
    await user.click(button('Delete'));
    await user.keyboard('{Escape}');
    expect(button('Cancel')).toHaveProperty('disabled', true);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows an error and stays open', () => {
    renderDialog({ error: 'The project could not be deleted.' });
    expect(screen.getByRole('alert').textContent).toBe('The project could not be deleted.');
  });
});
