import type { DataClient } from '@showcase/data/client';
import {
  actOnHireRequest,
  answerCase,
  answerEnd,
  answerOffer,
  createHireRequest,
  deleteOfferTemplate,
  makeOffer,
  proposeEnd,
  openCase,
  requestMoreTime,
  saveOfferTemplate,
} from '@showcase/data/hire-requests';
import {
  confirmRefund,
  correctInvoice,
  enterRefund,
  saveBillingDetails,
  sendRefund,
  confirmPayment,
} from '@showcase/data/invoices';
import { testId } from '@showcase/data/testing';

const id = testId(1);
const input = { creatorId: testId(2), message: 'Hello there, can we work together?', budget: 100 };
const common = {
  title: 'A map',
  scope: 'A map of tides for the harbor.',
  price: 300,
  revisions: 2,
};
const terms = {
  ...common,
  dueOn: null,
  days: 10,
  milestones: [],
  note: null,
  validUntil: '2099-01-01T00:00:00.000Z',
};
const proposal = { id, offerKey: id, expectedVersion: 1 };

/** The steps of requests and offers. */
export const hiringWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  actOnHireRequest: (client) => actOnHireRequest(client, { id, action: 'accept', dueOn: null }),
  answerCase: (client) => answerCase(client, { id, action: 'accept' }),
  proposeEnd: (client) =>
    proposeEnd(client, { id, reason: 'The shop closes in May.', expectedVersion: 1 }),
  answerEnd: (client) => answerEnd(client, { id, action: 'accept' }),
  answerOffer: (client) => answerOffer(client, { id, action: 'accept' }),
  confirmRefund: (client) => confirmRefund(client, { id }),
  correctInvoice: (client) => correctInvoice(client, { id, note: null }),
  createHireRequest: (client) => createHireRequest(client, { input, requestKey: id }),
  deleteOfferTemplate: (client) => deleteOfferTemplate(client, id),
  enterRefund: (client) =>
    enterRefund(client, {
      invoiceId: id,
      cents: 5_000,
      reason: 'One picture was missing.',
      refundKey: id,
    }),
  makeOffer: (client) => makeOffer(client, { ...proposal, terms }),
  openCase: (client) =>
    openCase(client, {
      input: { requestId: id, happened: 'Half of it is missing.', wants: 'all' },
      caseKey: id,
    }),
  requestMoreTime: (client) =>
    requestMoreTime(client, { ...proposal, dueOn: '2099-01-01', reason: 'The photos are late.' }),
  saveOfferTemplate: (client) => saveOfferTemplate(client, { ...common, name: 'Map', days: 10 }),
  saveBillingDetails: (client) => saveBillingDetails(client, { name: 'Ada Stone' } as never),
  sendRefund: (client) => sendRefund(client, { id }),
  confirmPayment: (client) => confirmPayment(client, { id, action: 'paid' }),
};
