import { HIRE_REQUEST_STATUSES, type HireRequestStatus } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';

/** The open tab and the open request are in the URL: `?status=accepted&request={id}`, with `&at=delivery` at its delivery form. */
export function useRequestParams() {
  const [params, setParams] = useSearchParams();
  const status = HIRE_REQUEST_STATUSES.find((value) => value === params.get('status')) ?? 'pending';
  const updateParams = (update: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    update(next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    status,
    requestId: params.get('request'),
    isDelivering: params.get('at') === 'delivery',
    selectStatus: (nextStatus: HireRequestStatus) =>
      updateParams((next) => {
        if (nextStatus === 'pending') next.delete('status');
        else next.set('status', nextStatus);
      }),
    closeRequest: () =>
      updateParams((next) => {
        next.delete('request');
        next.delete('at');
      }),
    getRequestHref: (id: string, section?: 'delivery') => {
      const next = new URLSearchParams(params);
      next.set('request', id);
      if (section) next.set('at', section);
      return `?${next.toString()}`;
    },
  };
}
