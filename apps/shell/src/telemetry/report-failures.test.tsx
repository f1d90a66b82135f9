import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { act, render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { reportPageErrors, reportReactErrors } from './report-failures.ts';

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
    reportReactErrors(report),
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

it('reports what React repairs in a rendered page, which is no error on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const uncaught = vi.fn();
  window.addEventListener('error', uncaught);
  const root = document.createElement('div');
  root.innerHTML = '<label><input><div data-icon></div></label>';
  document.body.append(root);
  let hydrated: Root | undefined;
  await act(async () => {
    hydrated = hydrateRoot(
      root,
      <label>
        <input />
      </label>,
      reportReactErrors(report),
    );
  });
  window.removeEventListener('error', uncaught);
  expect(root.innerHTML).toBe('<label><input></label>');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ source: 'recovered', error: expect.any(Error) as Error }),
  );
  expect(uncaught).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  act(() => hydrated?.unmount());
});
