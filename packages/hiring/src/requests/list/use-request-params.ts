import { HIRE_REQUEST_STATUSES, type HireRequestStatus } from '@showcase/data/hire-requests';
import { useSearchParams } from '@showcase/remote-contract';
import { readSettingsPart, useClosePanel } from '@showcase/kit/panel-steps';

const PANEL_SECTIONS = ['delivery'] as const;

/** The part of the panel that gets the focus. */
export type PanelSection = (typeof PANEL_SECTIONS)[number];

/** The open tab and the open request are in the URL: `?status=accepted&request={id}`, with `&at=delivery` at its delivery form. */
export function useRequestParams() {
  const [params, setParams] = useSearchParams();
  const status = HIRE_REQUEST_STATUSES.find((value) => value === params.get('status')) ?? 'pending';
  const section = PANEL_SECTIONS.find((value) => value === params.get('at')) ?? null;
  const updateParams = (update: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    update(next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const requestId = params.get('request');
  const closeRequest = useClosePanel({
    name: 'request',
    isOpen: requestId !== null,
    onRemove: () =>
      updateParams((next) => {
        next.delete('request');
        next.delete('at');
      }),
  });
  return {
    status,
    // One panel at a time: closing the settings leads back to the request.
    requestId: readSettingsPart(params) ? null : requestId,
    section,
    selectStatus: (nextStatus: HireRequestStatus) =>
      updateParams((next) => {
        if (nextStatus === 'pending') next.delete('status');
        else next.set('status', nextStatus);
      }),
    closeRequest,
    getRequestHref: (id: string, nextSection?: PanelSection) => {
      const next = new URLSearchParams(params);
      next.set('request', id);
      if (nextSection) next.set('at', nextSection);
      else next.delete('at');
      return `?${next.toString()}`;
    },
  };
}
