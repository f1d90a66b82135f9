import {
  HIRE_REQUEST_STATUSES,
  useLiveHireRequests,
  type HireRequestSide,
  type HireRequestWithHistory,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useState, type ReactNode } from 'react';
import { Hint } from '../card/request-card.styles.ts';
import { DecisionDialog } from '../decision/decision-dialog.tsx';
import type { OnDecide, OpenDecision } from '../decision/decision.ts';
import { OffersProvider } from '../../offers/offers-provider.tsx';
import { PaymentQuestion } from '../../payments/method/payment-question.tsx';
import { NextDates } from '../plan/next-dates/next-dates.tsx';
import { RequestPanel } from '../panel/request-panel.tsx';
import { STATUS_LABELS } from '../request-state.ts';
import { SIDE_TEXTS } from '../side-texts.ts';
import { TodayStrip } from '../today/today-strip.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { focusSelectedTab } from '../use-focus-after-action.ts';
import { RequestTab } from './request-tab.tsx';
import { useRequestLists } from './use-request-lists.ts';
import { useRequestParams, type PanelSection } from './use-request-params.ts';

/** Props for a side to render a card. */
export type CardSlot = {
  request: ListedHireRequest;
  /** URL of the request's panel, with the focus on a section. */
  getHref: (section?: PanelSection) => string;
  onDecide: OnDecide;
};

/** Props for a side to render its parts of the panel. */
export type PanelSlot = {
  request: HireRequestWithHistory;
  section: PanelSection | null;
  onDecide: OnDecide;
};

type HireRequestListProps = {
  side: HireRequestSide;
  userId: string;
  emptyIcon: ReactNode;
  /** Shown if no request is pending. */
  emptyHint: ReactNode;
  /** The next step if no request is pending. */
  emptyAction: ReactNode;
  renderCard: (slot: CardSlot) => ReactNode;
  renderPanelDetails: (slot: PanelSlot) => ReactNode;
  renderPanelActions: (slot: PanelSlot) => ReactNode;
};

/** One side's requests by status, the panel of one request, and the dialog of a decision. */
export function HireRequestList(props: HireRequestListProps) {
  const { side, userId, emptyIcon, emptyHint, emptyAction } = props;
  const { renderCard, renderPanelDetails, renderPanelActions } = props;
  useLiveHireRequests(userId);
  const { status, selectStatus, requestId, section, closeRequest, getRequestHref } =
    useRequestParams();
  const lists = useRequestLists({ side, userId });
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null);
  const [conflict, setConflict] = useState<ListedHireRequest | null>(null);
  return (
    <Stack gap={4}>
      {conflict && (
        <ConflictNotice side={side} request={conflict} onDismiss={() => setConflict(null)} />
      )}
      <TodayStrip side={side} userId={userId} />
      {side === 'creator' && !requestId && lists.accepted.items.length > 0 && (
        <PaymentQuestion userId={userId} onPostpone={focusSelectedTab} />
      )}
      <NextDates side={side} userId={userId} getHref={getRequestHref} />
      <Tabs
        label={SIDE_TEXTS[side].tabsLabel}
        value={status}
        onValueChange={selectStatus}
        tabs={HIRE_REQUEST_STATUSES.map((value) => ({
          value,
          label: STATUS_LABELS[value],
          // The count is unknown if the list failed to load.
          ...(!lists[value].isPending && !lists[value].error && { count: lists[value].total }),
          content: (
            <RequestTab
              side={side}
              status={value}
              search={lists[value]}
              emptyIcon={emptyIcon}
              emptyHint={emptyHint}
              emptyAction={emptyAction}
              renderCard={(request) =>
                renderCard({
                  request,
                  getHref: (nextSection) => getRequestHref(request.id, nextSection),
                  onDecide: setOpenDecision,
                })
              }
            />
          ),
        }))}
      />
      <Hint>{SIDE_TEXTS[side].settlementHint}</Hint>
      {requestId && (
        <OffersProvider side={side} userId={userId}>
          <RequestPanel
            side={side}
            id={requestId}
            userId={userId}
            onClose={closeRequest}
            renderDetails={(request) =>
              renderPanelDetails({ request, section, onDecide: setOpenDecision })
            }
            renderActions={(request) =>
              renderPanelActions({ request, section, onDecide: setOpenDecision })
            }
          />
        </OffersProvider>
      )}
      {openDecision && (
        <DecisionDialog
          {...openDecision}
          onClose={() => setOpenDecision(null)}
          onConflict={setConflict}
        />
      )}
    </Stack>
  );
}
