import { createRef } from 'react';
import type { Ref } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '../testing/index.ts';
import { useMergedRef } from './use-merged-ref.ts';

function Probe({ theirs, own }: { theirs?: Ref<HTMLElement>; own: (element: unknown) => void }) {
  return <p ref={useMergedRef(theirs, own)} />;
}

it('gives the element to both, and takes it back', () => {
  const theirs = createRef<HTMLElement>();
  const own = vi.fn();
  const { unmount } = renderWithUi(<Probe theirs={theirs} own={own} />);
  expect(theirs.current?.tagName).toBe('P');
  unmount();
  expect(theirs.current).toBeNull();
  expect(own).toHaveBeenLastCalledWith(null);
});

it.each([
  ['cleans up where their function says how', true],
  ['calls their function with null where it does not', false],
])('%s', (_name, hasCleanUp) => {
  const cleanUp = vi.fn();
  const theirs = vi.fn(() => (hasCleanUp ? cleanUp : undefined));
  renderWithUi(<Probe theirs={theirs} own={() => {}} />).unmount();
  expect(cleanUp).toHaveBeenCalledTimes(hasCleanUp ? 1 : 0);
  expect(theirs).toHaveBeenCalledTimes(hasCleanUp ? 1 : 2);
});
