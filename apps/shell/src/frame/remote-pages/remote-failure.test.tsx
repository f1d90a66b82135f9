import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { RemoteError, type RemoteErrorKind } from '../../remotes/loading/remote-error.ts';
import { RemoteFailure } from './remote-failure.tsx';

let log: MockInstance<Console['error']>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

const RAW = 'Cannot read properties of undefined (reading "secret")';

function BrokenPage(): never {
  throw new TypeError(RAW);
}

function openFailure(error?: Error) {
  const failing = {
    path: '/projects',
    errorElement: <RemoteFailure part={{ name: 'public-site', version: '1.4.0' }} />,
    ...(error
      ? { loader: () => Promise.reject(error), element: null }
      : { element: <BrokenPage /> }),
  };
  return renderInShell([failing], { path: '/projects' });
}

const findDetails = async () =>
  within(await screen.findByRole('region', { name: 'Projects' })).getByText(/^Part:/);

describe('the details of a failed part', () => {
  it.each<[RemoteErrorKind, string]>([
    ['unreachable', "Its files couldn't be fetched."],
    ['late', "It didn't respond in time."],
    ['broken', 'It failed while running.'],
    ['incompatible', 'It was built for another version of the app.'],
    ['unverified', "Its files couldn't be verified."],
  ])('name the release that is %s, and the cause', async (kind, cause) => {
    openFailure(new RemoteError(kind, aRelease(), new Error(RAW)));

    const lines = (await findDetails()).textContent.split('\n');
    expect(lines).toEqual([
      'Part: shop 1.0.0',
      `Cause: ${cause}`,
      expect.stringMatching(/^Reference: [0-9a-f]{8}$/),
    ]);
  });

  it('show a reference that is also in the console, but no error message', async () => {
    openFailure();

    const details = await findDetails();
    expect(details.textContent).toContain('Part: public-site 1.4.0');
    expect(document.body.textContent).not.toContain('secret');
    const reference = /Reference: (\w+)/.exec(details.textContent)?.[1];
    expect(log).toHaveBeenCalledWith(`Failure ${reference}:`, expect.any(TypeError));
  });

  it('can be copied', async () => {
    const { person } = openFailure();
    const details = await findDetails();

    await person.click(screen.getByText('Details'));
    await person.click(screen.getByRole('button', { name: 'Copy details' }));

    expect(await navigator.clipboard.readText()).toBe(details.textContent);
  });
});

describe('a retry', () => {
  const retryWith = async (takeNewRelease: () => Promise<boolean>) => {
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new TypeError(RAW);
      return <h1>The page</h1>;
    };
    const { person } = renderInShell(
      [
        {
          path: '/projects',
          element: <Part />,
          errorElement: (
            <TakeNewReleaseContext value={takeNewRelease}>
              <RemoteFailure />
            </TakeNewReleaseContext>
          ),
        },
      ],
      { path: '/projects' },
    );
    const button = await screen.findByRole('button', { name: 'Retry' });
    isBroken = false;
    await person.click(button);
  };

  it('does not load a release that has been replaced in the meantime', async () => {
    const takeNewRelease = vi.fn(async () => true);
    await retryWith(takeNewRelease);
    expect(takeNewRelease).toHaveBeenCalledOnce();
    expect(screen.getByRole('region', { name: 'Projects' })).toBeDefined();
  });

  it('loads the release again if it is still active', async () => {
    await retryWith(async () => false);
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
