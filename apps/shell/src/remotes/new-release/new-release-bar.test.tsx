import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NewReleaseBar } from './new-release-bar.tsx';
import { createReleaseWatch } from './release-watch.ts';

afterEach(() => vi.restoreAllMocks());

async function open({ hasUnsavedWork }: { hasUnsavedWork: boolean }) {
  const watch = createReleaseWatch({
    getReleases: () => [aRelease()],
    fetchRegistry: async () => ({
      remotes: { shop: { mount: '/', active: '2.0.0', versions: { '2.0.0': { entry: '/2.js' } } } },
    }),
    hasUnsavedWork: () => hasUnsavedWork,
  });
  const view = renderInShell([{ path: '/', element: <NewReleaseBar watch={watch} /> }]);
  await act(() => watch.check());
  return view;
}

it('offers a new release to users with unsaved work, who reload when they have saved it', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { person } = await open({ hasUnsavedWork: true });
  const bar = screen.getByRole('complementary', { name: 'New version' });
  expect(bar.textContent).toContain('A new version is ready. Save your work, then reload.');
  expect(reload).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('offers nothing to everyone else', async () => {
  await open({ hasUnsavedWork: false });
  expect(screen.queryByRole('complementary')).toBeNull();
});
