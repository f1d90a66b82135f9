import type { Virtualizer } from '@tanstack/react-virtual';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAtEnd } from './use-at-end.ts';

function open(isInitiallyAtEnd: boolean) {
  const { result } = renderHook(() => useAtEnd(isInitiallyAtEnd));
  const scrollToEnd = vi.fn();
  const report = (height: number, isAtEnd: boolean) => {
    const log = { scrollRect: { width: 300, height }, isAtEnd: () => isAtEnd, scrollToEnd };
    act(() => result.current[1](log as unknown as Virtualizer<HTMLDivElement, Element>));
  };
  return { scrollToEnd, report, isAtEnd: () => result.current[0] };
}

it('a log at its end stays there when it becomes lower', () => {
  const { scrollToEnd, report, isAtEnd } = open(true);
  report(400, true);
  scrollToEnd.mockClear();

  report(200, false);

  expect(scrollToEnd).toHaveBeenCalledOnce();
  expect(isAtEnd()).toBe(true);
});

it('a log that the user has scrolled up stays where it is', () => {
  const { scrollToEnd, report, isAtEnd } = open(true);
  report(400, true);
  report(400, false);
  scrollToEnd.mockClear();
  expect(isAtEnd()).toBe(false);

  report(200, false);

  expect(scrollToEnd).not.toHaveBeenCalled();
  expect(isAtEnd()).toBe(false);
});
