import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { act, render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { reportCaughtErrors, reportPageErrors } from './report-failures.ts';

const error = new Error('planted');
const report = vi.fn();
let log: MockInstance<Console['error']>;

beforeEach(() => {
  report.mockReset();
  log = vi.spyOn(console, 'error').mockReturnValue();
});

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
}

function BrokenCard(): never {
  throw error;
}

it('reports and logs what an error boundary catches, with the components around it', () => {
  render(
    <Boundary>
      <BrokenCard />
    </Boundary>,
    reportCaughtErrors(report),
  );
  expect(document.body.textContent).toBe('failed');
  expect(log).toHaveBeenCalledWith(error, expect.stringContaining('BrokenCard'));
  expect(report).toHaveBeenCalledExactlyOnceWith({
    source: 'boundary',
    error,
    componentStack: expect.stringContaining('BrokenCard') as string,
  });
});

const open = (loader: () => unknown) => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      id: 'shop@1.0.0',
      children: [{ path: '/things', loader, element: null, errorElement: <p>failed</p> }],
    },
  ]);
  reportPageErrors(router, report);
  render(<RouterProvider router={router} />);
  return act(() => router.navigate('/things'));
};

it('reports a page whose data failed to load, with its remote', async () => {
  await open(() => Promise.reject(error));
  const remote = { name: 'shop', version: '1.0.0' };
  expect(report).toHaveBeenCalledWith({ source: 'page', error, remote });
});

it('does not report an answer such as "not found"', async () => {
  await open(() => {
    throw new Response(null, { status: 404 });
  });
  expect(report).not.toHaveBeenCalled();
});
