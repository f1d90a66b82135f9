import { DataError } from '@showcase/data/client';
import { renderWithData } from '@showcase/data/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemovableItem } from './removable-item.tsx';
// Imported up front, so that no test waits for it to load.
import './removal-dialog.tsx';
import { useRemovals } from './use-removals.ts';

const MAPS = { id: '1', title: 'Maps' };
const TIDES = { id: '2', title: 'Tides' };
const BOATS = { id: '3', title: 'Boats' };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it('completes each deletion after its own ten seconds, even after another was undone', async () => {
  const { removed, user } = openList();
  await remove(user, 'Maps');
  await user.click(getUndoButton('Maps'));
  expect(screen.getByRole('button', { name: 'Delete Maps' }).matches(':focus')).toBe(true);
  await remove(user, 'Maps');
  await advanceTime(9_000);
  expect(removed).toEqual([]);
  await advanceTime(1_500);
  expect(removed).toEqual(['Maps']);
});

it('offers several Undo notices at once, each at the position of its item', async () => {
  const { removed, user } = openList();
  await remove(user, 'Maps');
  await remove(user, 'Boats');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['“Maps” deletedUndo', 'Tides', '“Boats” deletedUndo']);
  await user.click(getUndoButton('Maps'));
  await user.unhover(getUndoButton('Boats'));
  await advanceTime(10_500);
  expect(removed).toEqual(['Boats']);
});

it('pauses while its notice is hovered or focused', async () => {
  const { removed, user } = openList();
  await remove(user, 'Maps');
  await remove(user, 'Tides');
  await user.hover(getUndoButton('Maps'));
  await advanceTime(10_500);
  expect(removed).toEqual(['Tides']);
  await user.unhover(getUndoButton('Maps'));
  await advanceTime(10_500);
  expect(removed).toEqual(['Tides', 'Maps']);
});

it('moves the focus to the notice, and from there to the next item, the previous item or the list', async () => {
  const { user } = openList();
  const focused = () => document.activeElement?.textContent;
  await remove(user, 'Tides');
  expect(focused()).toContain('“Tides” deleted');
  await advanceTime(10_500);
  expect(focused()).toBe('Boats');
  await remove(user, 'Boats');
  await advanceTime(10_500);
  expect(focused()).toBe('Maps');
  await remove(user, 'Maps');
  await advanceTime(10_500);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Projects');
});

it('completes all deletions when the user closes or leaves the page', async () => {
  const { removed, user, unmount } = openList();
  await remove(user, 'Maps');
  await remove(user, 'Tides');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => removed).toEqual(['Maps', 'Tides']);
  await remove(user, 'Boats');
  unmount();
  await expect.poll(() => removed).toEqual(['Maps', 'Tides', 'Boats']);
});

it('restores an item that could not be deleted, and deletes it on Retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { removed, user, setFailure } = openList();
  setFailure('server');
  await remove(user, 'Maps');
  await advanceTime(10_500);
  expect((await screen.findByRole('alert')).textContent).toContain(
    "“Maps” wasn't deleted. Try again.",
  );
  setFailure(null);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => removed).toEqual(['Maps']);
  expect(screen.queryByText('Maps')).toBeNull();
});

it('treats an item that no longer exists as deleted', async () => {
  const { user, setFailure } = openList();
  setFailure('not-found');
  await remove(user, 'Maps');
  await advanceTime(10_500);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tides',
    'Boats',
  ]);
});

const getUndoButton = (title: string) => {
  const hasTitle = ({ textContent }: HTMLElement) => textContent.includes(`“${title}”`);
  const item = screen.getAllByRole('listitem').find(hasTitle);
  return within(item ?? document.body).getByRole('button', { name: 'Undo' });
};

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function remove(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(`“${title}” deleted`);
}

function openList() {
  const removed: string[] = [];
  let failure: 'server' | 'not-found' | null = null;
  const removeItem = async ({ title }: { title: string }) => {
    if (failure) throw new DataError({ kind: failure, message: failure, status: 500 });
    removed.push(title);
  };

  function List() {
    const [items] = useState([MAPS, TIDES, BOATS]);
    const removals = useRemovals({ remove: removeItem, failure: 'Error deleting project:' });
    const visibleItems = items.filter((item) => removals.getState(item) !== 'removed');
    return (
      <div data-removals tabIndex={-1} aria-label="Projects">
        <ul>
          {visibleItems.map((item) => (
            <RemovableItem key={item.id} item={item} removals={removals} question="Delete it?">
              <button
                aria-label={`Delete ${item.title}`}
                onClick={() => removals.requestRemoval(item)}
              >
                {item.title}
              </button>
            </RemovableItem>
          ))}
        </ul>
      </div>
    );
  }

  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { unmount } = renderWithData(<List />);
  const setFailure = (kind: typeof failure) => (failure = kind);
  return { removed, user, unmount, setFailure };
}
