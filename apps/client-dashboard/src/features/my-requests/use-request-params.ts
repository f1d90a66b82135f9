import { HIRE_REQUEST_STATUSES, type HireRequestStatus } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';

/** The open tab and the open request are in the URL: `?status=accepted&request={id}`. */
export function useRequestParams() {
  const [params, setParams] = useSearchParams();
  const status = HIRE_REQUEST_STATUSES.find((value) => value === params.get('status')) ?? 'pending';
  const setParam = (name: 'status' | 'request', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    status,
    requestId: params.get('request'),
    selectStatus: (next: HireRequestStatus) => setParam('status', next === 'pending' ? null : next),
    closeRequest: () => setParam('request', null),
    getRequestHref: (id: string) => {
      const next = new URLSearchParams(params);
      next.set('request', id);
      return `?${next.toString()}`;
    },
  };
}
