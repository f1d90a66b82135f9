import type { Figures } from '../../../settling/settling.ts';
import type { Act } from '../acts/acts.ts';
import type { Side } from '../acts/scene.ts';
import * as words from './words.ts';

const { start, deliver, approve, pay, receive, refund, openCase, agree, goOn, decide } = words;
const { sendRefund, confirmRefund, denyRefund, denyPayment, dispute, closeAccount } = words;

/** What a hire for $100 comes to: the figures of its creator that are not zero, in cents, and what waits for whom. */
export type Story = {
  acts: Act[];
  status: string;
  /** Null if the creator left. */
  figures: Partial<Figures> | null;
  waits?: Partial<Record<Side, string[]>>;
  case?: string;
};

const approved = [start, deliver, approve];
const received = [...approved, pay, receive];
const firstPart = [words.offer, words.acceptOffer, deliver, approve];
const redo = [openCase('redo'), agree];
const [completed, ended, accepted] = ['completed', 'rejected', 'accepted'];

export const stories: Record<string, Story> = {
  'a refund that never arrived counts for no case, and is owed once': {
    acts: [
      ...received,
      refund('all'),
      denyRefund,
      openCase('all'),
      dispute,
      decide('full'),
      goOn(8),
    ],
    ...{ status: completed, case: 'closed: all', waits: { creator: ['send_refund'] } },
    figures: { received_cents: 10_000 },
  },
  'a refund that nobody contradicts has arrived after 14 days': {
    acts: [...received, refund('third'), goOn(15)],
    ...{ status: completed, figures: { received_cents: 6667, refunded_cents: 3333 } },
  },
  'a client who paid without a word about it says so once the case is won, and gets it back': {
    acts: [...approved, openCase('all'), agree, pay, sendRefund, confirmRefund],
    ...{ status: completed, case: 'agreed: all', figures: { refunded_cents: 10_000 } },
  },
  'a credit waits for the client, and lowers nothing before': {
    acts: [...approved, refund('third')],
    ...{ status: completed, waits: { client: ['answer_credit', 'pay'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a credit of a case waits for the client, who says that they have not paid': {
    acts: [...approved, openCase('all'), agree, confirmRefund],
    ...{ status: completed, case: 'agreed: all', figures: { credited_cents: 10_000 } },
  },
  'a word said late makes a debt of a credit': {
    acts: [...approved, refund('all'), confirmRefund, pay],
    ...{ status: completed, waits: { creator: ['receive', 'send_refund'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a refund while a case is open is what it gives back': {
    acts: [...received, openCase('part'), refund('third'), agree, confirmRefund],
    ...{ status: completed, case: 'agreed: part' },
    figures: { received_cents: 6667, refunded_cents: 3333 },
  },
  'a refund after the decision pays what it gives back, and the rest is beside it': {
    acts: [
      ...[...received, openCase('all'), dispute, decide('part'), goOn(8)],
      ...[refund('all'), confirmRefund, confirmRefund],
    ],
    ...{ status: completed, case: 'closed: part' },
    figures: { received_cents: 3333, refunded_cents: 6667 },
  },
  'a paid milestone is given back though the request has ended': {
    acts: [
      ...[...firstPart, pay, receive, words.requestEnd, words.acceptEnd],
      ...[openCase('all'), agree, sendRefund, confirmRefund],
    ],
    ...{ status: ended, case: 'agreed: all', figures: { refunded_cents: 6000 } },
  },
  'a refund that is owed for a month is still owed': {
    acts: [...received, openCase('part'), agree, goOn(31)],
    ...{ status: completed, case: 'agreed: part', waits: { creator: ['send_refund'] } },
    figures: { received_cents: 10_000 },
  },
  'money that has not arrived is paid again, on a corrected invoice': {
    acts: [...approved, pay, denyPayment, words.correct, pay, receive],
    ...{ status: completed, figures: { received_cents: 10_000 } },
  },
  'a word said by mistake is taken back': {
    acts: [...approved, pay, words.payNoLonger],
    ...{ status: completed, waits: { client: ['pay'] }, figures: { to_be_paid_cents: 10_000 } },
  },
  'payment rests while a case is open': {
    acts: [...approved, openCase('all')],
    ...{ status: completed, case: 'open: all', waits: { creator: ['answer_case'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'payment is due once the case is withdrawn': {
    acts: [...approved, openCase('all'), words.withdraw],
    ...{ status: completed, case: 'withdrawn: all', waits: { client: ['pay'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a credit is asked for while payment rests, and waits for the client alone': {
    acts: [...approved, refund('third'), openCase('all')],
    ...{ status: completed, case: 'open: all' },
    waits: { client: ['answer_credit'], creator: ['answer_case'] },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a payment that is denied while it rests leaves the credit to be answered': {
    acts: [...approved, refund('third'), openCase('all'), pay, denyPayment],
    ...{ status: completed, case: 'open: all' },
    waits: { client: ['answer_credit'], creator: ['answer_case'] },
    figures: { to_be_paid_cents: 10_000 },
  },
  'the money of a denied payment is asked for with its credit': {
    acts: [...approved, refund('third'), pay, denyPayment],
    ...{ status: completed, waits: { client: ['answer_credit', 'pay'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a suspended client has as much time afterwards': {
    acts: [start, deliver, words.suspend('client'), goOn(15), words.restore('client'), goOn(4)],
    ...{ status: accepted, waits: { client: ['approve'] }, figures: { agreed_cents: 10_000 } },
  },
  'the client of a suspended creator ends alone after 14 days, and owes nothing': {
    acts: [start, words.suspend('creator'), goOn(15), words.endAlone],
    ...{ status: ended, figures: {} },
  },
  'the client of a silent creator ends alone, and owes nothing': {
    acts: [start, deliver, words.requestChanges, goOn(15), words.endAlone],
    ...{ status: ended, figures: {} },
  },
  'work that is done again and accepted is paid': {
    acts: [...received, ...redo, agree, agree],
    ...{ status: completed, case: 'agreed: redo', figures: { received_cents: 10_000 } },
  },
  'work that is not done again is given back in part': {
    acts: [...received, ...redo, goOn(15), decide('part'), goOn(8), sendRefund, confirmRefund],
    ...{ status: completed, case: 'closed: part' },
    figures: { received_cents: 6667, refunded_cents: 3333 },
  },
  'a creator who stays as a client delivers, and is paid': {
    acts: [start, words.stayAsClient, words.deliverFile, approve, pay, receive],
    ...{ status: completed, figures: { received_cents: 10_000 } },
  },
  'a client who left pays nothing, so all of it is taken off': {
    acts: [...approved, closeAccount('client'), refund('all')],
    ...{ status: completed, figures: { credited_cents: 10_000 } },
  },
  'a creator who leaves instead of doing the work again owes all of it': {
    acts: [...received, ...redo, closeAccount('creator'), decide('full'), goOn(8)],
    ...{ status: completed, case: 'closed: all', figures: null },
  },
};
