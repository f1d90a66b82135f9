import { createRef } from 'react';
import type { Ref } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '../testing/index.ts';
import { useMergedRef } from './use-merged-ref.ts';

function Probe({
  forwardedRef,
  ownRef,
}: {
  forwardedRef?: Ref<HTMLElement>;
  ownRef: (element: unknown) => void;
}) {
  return <p ref={useMergedRef(forwardedRef, ownRef)} />;
}

it('sets and clears both refs', () => {
  const forwardedRef = createRef<HTMLElement>();
  const ownRef = vi.fn();
  const { unmount } = renderWithUi(<Probe forwardedRef={forwardedRef} ownRef={ownRef} />);
  expect(forwardedRef.current?.tagName).toBe('P');
  unmount();
  expect(forwardedRef.current).toBeNull();
  expect(ownRef).toHaveBeenLastCalledWith(null);
});

it.each([
  ["runs a callback ref's cleanup function", true],
  ['calls a callback ref without a cleanup function with null', false],
])('%s', (_name, hasCleanUp) => {
  const cleanUp = vi.fn();
  const forwardedRef = vi.fn(() => (hasCleanUp ? cleanUp : undefined));
  renderWithUi(<Probe forwardedRef={forwardedRef} ownRef={() => {}} />).unmount();
  expect(cleanUp).toHaveBeenCalledTimes(hasCleanUp ? 1 : 0);
  expect(forwardedRef).toHaveBeenCalledTimes(hasCleanUp ? 1 : 2);
});
