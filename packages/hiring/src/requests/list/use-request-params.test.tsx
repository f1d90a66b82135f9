import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRequestParams } from './use-request-params.ts';

type Params = ReturnType<typeof useRequestParams>;

function Reader({ onRead }: { onRead: (params: Params) => void }) {
  onRead(useRequestParams());
  return null;
}

function readParams(search: string) {
  let params: Params | undefined;
  const onRead = (read: Params) => (params = read);
  const page = createMemoryRouter([{ path: '/', element: <Reader onRead={onRead} /> }], {
    initialEntries: [`/${search}`],
  });
  render(<RouterProvider router={page} />);
  if (!params) throw new Error('Not rendered');
  return { params, getSearch: () => page.state.location.search };
}

describe('the parameters', () => {
  it.each([
    ['', { status: 'pending', requestId: null, section: null }],
    ['?status=rejected', { status: 'rejected', requestId: null, section: null }],
    ['?status=lost', { status: 'pending', requestId: null, section: null }],
    ['?request=7', { status: 'pending', requestId: '7', section: null }],
    ['?request=7&at=delivery', { status: 'pending', requestId: '7', section: 'delivery' }],
    ['?request=7&settings=billing', { status: 'pending', requestId: null, section: null }],
    ['?request=7&settings=colors', { status: 'pending', requestId: '7', section: null }],
    ['?request=7&at=elsewhere', { status: 'pending', requestId: '7', section: null }],
  ])('are read from "%s"', (search, expected) => {
    expect(readParams(search).params).toMatchObject(expected);
  });

  it.each([
    ['', 'accepted', '?status=accepted'],
    ['?status=accepted', 'pending', ''],
    ['?from=mail', 'rejected', '?from=mail&status=rejected'],
  ] as const)('from "%s" with the tab %s are "%s"', (search, status, expected) => {
    const { params, getSearch } = readParams(search);
    act(() => params.selectStatus(status));
    expect(getSearch()).toBe(expected);
  });

  it('are without the request and its section when the panel closes', () => {
    const { params, getSearch } = readParams('?status=accepted&request=7&at=delivery');
    act(() => params.closeRequest());
    expect(getSearch()).toBe('?status=accepted');
  });

  it.each([
    ['?status=accepted', undefined, '?status=accepted&request=8'],
    ['?status=accepted', 'delivery', '?status=accepted&request=8&at=delivery'],
    ['?request=7&at=delivery', undefined, '?request=8'],
  ] as const)('from "%s" to a request at %s are "%s"', (search, section, expected) => {
    expect(readParams(search).params.getRequestHref('8', section)).toBe(expected);
  });
});
