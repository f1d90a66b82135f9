import { type HireRequestAction, type HireRequestSide } from '@showcase/data/hire-requests';
import {
  aHireRequest,
  anEvent,
  answerWithRequest,
  aUser,
  dataWorld,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { createMemoryRouter, RouterProvider, type Notice } from '@showcase/remote-contract';
import { PageProvider } from '@showcase/remote-contract/services';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { WithoutStyles } from '@showcase/kit/testing';
import { RequestCard } from '../card/request-card.tsx';
import { MessageLink } from '../counterparty/message-link.tsx';
import { DecisionButton } from '../decision/decision-button.tsx';
import { DecisionMenu } from '../decision/decision-menu.tsx';
import type { Decision } from '../decision/decision.ts';
import { DeliveryForm } from '../delivery/delivery-form.tsx';
import { HireRequestList, type CardSlot, type PanelSlot } from '../list/hire-request-list.tsx';
import { OfferButton } from '../../offers/offer-button.tsx';
import { NoteForm } from '../panel/note-form.tsx';
import { RequestDetails } from '../panel/request-details.tsx';

export const ID = testId(401);
export const PATH = '/dashboard/requests';
export const SIDES = [
  { side: 'client', counterparty: 'Ada Stone' },
  { side: 'creator', counterparty: 'Mina Park' },
] as const;

const ADA = testId(1);
const MINA = testId(2);

type Rows = NonNullable<Parameters<typeof fakeBackend>[0]>;

/** What the button "Decide" makes of a pending request. */
export const DECIDED = {
  client: { status: 'rejected', resolution: 'withdrawn' },
  creator: { status: 'accepted' },
} as const;

/** Opens the requests of Mina, the client, or Ada, the creator. Each side can decide with the button "Decide". */
export function openRequests(side: HireRequestSide, search = '', rows: Rows = {}) {
  const userId = side === 'client' ? MINA : ADA;
  const backend = fakeBackend({
    users: [aUser(), aUser({ id: MINA, name: 'Mina Park', username: null, is_dev: false })],
    hireRequests: [aHireRequest()],
    events: [anEvent()],
    signedInAs: userId,
    ...rows,
  });
  const step = { action: side === 'client' ? 'cancel' : 'accept' } as const;
  answerWithRequest(backend, 'act_on_hire_request', DECIDED[side], step);
  const notices: Notice[] = [];
  const element = (
    <PageProvider value={{ notify: (notice) => void notices.push(notice), head: null }}>
      <Requests side={side} userId={userId} />
    </PageProvider>
  );
  const page = createMemoryRouter([{ path: PATH, element }], { initialEntries: [PATH + search] });
  render(dataWorld({ backend }).wrap(<RouterProvider router={page} />), { wrapper: WithoutStyles });
  return { backend, notices, page };
}

type RequestsProps = { side: HireRequestSide; userId: string };

function Requests({ side, userId }: RequestsProps) {
  return (
    <HireRequestList
      side={side}
      userId={userId}
      emptyIcon={null}
      emptyHint="They appear here."
      emptyAction={<a href="/next">Next step</a>}
      renderCard={({ request, getHref, onDecide }) => (
        <RequestCard
          side={side}
          request={request}
          href={getHref()}
          nextStep={<a href={getHref('delivery')}>Go to delivery</a>}
          actions={<Decisions side={side} request={request} onDecide={onDecide} />}
        />
      )}
      renderPanelDetails={({ request, section }) => (
        <RequestDetails side={side} request={request} userId={userId}>
          {request.actions.includes('deliver') && (
            <DeliveryForm
              request={request}
              userId={userId}
              hasInitialFocus={section === 'delivery'}
            />
          )}
          {request.actions.includes('ask_changes') && (
            <NoteForm
              request={request}
              userId={userId}
              label="Note"
              hint="Be specific."
              submitLabel="Submit"
              successText="Submitted."
              hasInitialFocus={section === 'delivery'}
            />
          )}
        </RequestDetails>
      )}
      renderPanelActions={(slot) => (
        <>
          <Terms {...slot} />
          <Decisions side={side} {...slot} />
        </>
      )}
    />
  );
}

type DecisionsProps = Pick<CardSlot, 'request' | 'onDecide'> & { side: HireRequestSide };

function Decisions({ side, request, onDecide }: DecisionsProps) {
  const button = { request, onDecide };
  return (
    <>
      <MessageLink side={side} request={request} />
      <DecisionButton {...button} decision={decide(side === 'client' ? 'cancel' : 'accept')}>
        Decide
      </DecisionButton>
      <DecisionButton {...button} decision={decide('approve')}>
        Approve
      </DecisionButton>
    </>
  );
}

function Terms({ request, onDecide }: PanelSlot) {
  const canOffer = request.actions.includes('make_offer') && !request.open_offer;
  return (
    <>
      <DecisionMenu request={request} onDecide={onDecide} decisions={[]} />
      {canOffer && (
        <OfferButton action="make_offer" request={request}>
          Make an offer
        </OfferButton>
      )}
    </>
  );
}

const decide = (action: HireRequestAction): Decision => ({
  action,
  question: 'Are you sure?',
  getSubject: ({ title }) => `About ${title}`,
  confirmLabel: 'Yes',
  cancelLabel: 'No',
  successText: 'Decided.',
  variant: 'primary',
});

export const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));
/** The dialog of the decision, which is a form if it accepts. */
export const queryQuestion = () =>
  screen
    .queryByRole('heading', { name: 'Are you sure?' })
    ?.closest<HTMLElement>('[role="alertdialog"], [role="dialog"]');
export const findQuestion = () =>
  waitFor(() => {
    const dialog = queryQuestion();
    if (!dialog) throw new Error('There is no question');
    return dialog;
  });
export const confirm = async (name: string) => press(name, await findQuestion());
export const findCard = (name = 'Landing page in a week') => screen.findByRole('article', { name });
export const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(element.matches(':focus')).toBe(true));
