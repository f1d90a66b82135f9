import { act, renderHook, waitFor } from '@testing-library/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { useDataClient } from '../query/data-provider.tsx';
import { useCountedList } from '../query/use-data.ts';
import { answerWithRequest } from '../testing/answers/hire-answers.ts';
import { rejection } from '../testing/answers/rpc-answers.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aHireRequest, anEvent, aTransaction } from '../testing/hiring/rows.ts';
import { dataWorld } from '../testing/render-with-data.tsx';
import { aReview, aUser, testId } from '../testing/rows.ts';
import { transactionQueries } from '../transactions/transactions.ts';
import { hireRequestQueries } from './hire-request-queries.ts';
import { hireRequestActionOptions, useLiveHireRequests } from './use-hire-requests.ts';

const ada = aUser();
const mina = aUser({ id: testId(2), name: 'Mina Park', is_dev: false });

function renderRequests(signedInAs = ada.id) {
  const backend = fakeBackend({
    users: [ada, mina],
    hireRequests: [aHireRequest()],
    events: [anEvent()],
    reviews: [aReview({ hire_request_id: testId(401) })],
    signedInAs,
  });
  const { wrap } = dataWorld({ backend });
  const { result } = renderHook(useRequests, { wrapper: ({ children }) => wrap(children) });
  return { backend, result };
}

function useRequests() {
  const client = useDataClient();
  const { list } = hireRequestQueries(client);
  useLiveHireRequests(ada.id);
  return {
    pending: useCountedList(list({ side: 'creator', userId: ada.id, status: 'pending' })),
    accepted: useCountedList(list({ side: 'creator', userId: ada.id, status: 'accepted' })),
    transactions: useQuery(transactionQueries(client).byCreator(ada.id)),
    action: useMutation(hireRequestActionOptions(client, useQueryClient())),
  };
}

const id = testId(401);

describe('a list of requests', () => {
  it('includes the users and the review', async () => {
    const { result } = renderRequests();

    await waitFor(() => expect(result.current.pending.total).toBe(1));
    expect(result.current.pending.items[0]).toMatchObject({
      client: { name: 'Mina Park' },
      creator: { name: 'Ada Stone' },
      review: { rating: 5 },
    });
  });

  it('has no user if the account is deleted', async () => {
    const { backend, result } = renderRequests();
    backend.state.hireRequests = [aHireRequest({ client_id: null })];

    await waitFor(() => expect(result.current.pending.items[0]?.client).toBeNull());
  });
});

describe('an action on a request', () => {
  it('shows it in its new list, with its transaction', async () => {
    const { backend, result } = renderRequests();
    answerWithRequest(backend, 'act_on_hire_request', () => {
      backend.state.transactions = [aTransaction({ status: 'pending' })];
      return { status: 'accepted' };
    });
    await waitFor(() => expect(result.current.pending.total).toBe(1));

    await act(() =>
      result.current.action.mutateAsync({ id, action: 'accept', dueOn: null, expectedVersion: 1 }),
    );

    await waitFor(() => expect(result.current.accepted.items).toHaveLength(1));
    expect(result.current.pending.items).toEqual([]);
    expect(result.current.transactions.data).toMatchObject([{ amount: 400, status: 'pending' }]);
  });

  it('is sent again after a lost response', async () => {
    const { backend, result } = renderRequests();
    await waitFor(() => expect(result.current.pending.total).toBe(1));
    answerWithRequest(backend, 'act_on_hire_request', () => {
      if (backend.calls('act_on_hire_request').length === 1) throw new TypeError('fetch failed');
      return { status: 'accepted' };
    });

    await act(() =>
      result.current.action.mutateAsync({ id, action: 'accept', dueOn: null, expectedVersion: 1 }),
    );

    const sent = { id, action: 'accept', no_due_date: true, expected_version: 1 };
    expect(backend.calls('act_on_hire_request')).toEqual([sent, sent]);
  });

  it('shows the actual state after a conflict', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, result } = renderRequests();
    await waitFor(() => expect(result.current.pending.total).toBe(1));
    const withdrawn = { status: 'rejected', resolution: 'withdrawn', version: 2 } as const;
    Object.assign(backend.state.hireRequests[0] ?? {}, withdrawn);
    const message = 'This request is already withdrawn';
    backend.rpc('act_on_hire_request', () => rejection(409, message));

    act(() =>
      result.current.action.mutate({ id, action: 'accept', dueOn: null, expectedVersion: 1 }),
    );

    await waitFor(() => expect(result.current.action.error?.kind).toBe('conflict'));
    expect(result.current.pending.items).toEqual([]);
  });
});

describe('a request that changes elsewhere', () => {
  it.each([
    [
      'is updated by an event',
      (backend: Backend) => backend.realtime.announce(ada.id, 'hire_request_changed'),
    ],
    ['is updated after a reconnect', (backend: Backend) => reconnect(backend)],
  ])('%s', async (_name, announce) => {
    const { backend, result } = renderRequests();
    await waitFor(() => expect(result.current.pending.total).toBe(1));
    await waitFor(() => expect(backend.realtime.joined()).toBe(1));
    const withdrawn = { status: 'rejected', resolution: 'withdrawn', version: 2 } as const;
    Object.assign(backend.state.hireRequests[0] ?? {}, withdrawn);

    announce(backend);

    await waitFor(() => expect(result.current.pending.items).toEqual([]));
  });
});

type Backend = ReturnType<typeof fakeBackend>;

function reconnect({ realtime }: Backend) {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  realtime.disconnect();
  realtime.reconnect();
}
