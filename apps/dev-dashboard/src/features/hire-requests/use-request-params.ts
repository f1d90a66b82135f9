import { HIRE_REQUEST_STATUSES, type HireRequestStatus } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';

/** The open tab and the open request are in the URL: `?status=accepted&request={id}`, with `&at=delivery` at its delivery form. */
export function useRequestParams() {
  const [params, setParams] = useSearchParams();
  const status = HIRE_REQUEST_STATUSES.find((known) => known === params.get('status')) ?? 'pending';
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    edit(next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    status,
    requestId: params.get('request'),
    isDelivering: params.get('at') === 'delivery',
    chooseStatus: (chosen: HireRequestStatus) =>
      change((next) => {
        if (chosen === 'pending') next.delete('status');
        else next.set('status', chosen);
      }),
    closeRequest: () =>
      change((next) => {
        next.delete('request');
        next.delete('at');
      }),
    hrefOf: (id: string, at?: 'delivery') => {
      const next = new URLSearchParams(params);
      next.set('request', id);
      if (at) next.set('at', at);
      return `?${next.toString()}`;
    },
  };
}
