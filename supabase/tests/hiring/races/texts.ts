import type { TransactionSql } from 'postgres';
import { answerCase, openCase } from '../../cases/cases.ts';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act } from '../../support/hiring.ts';
import { answerOffer, makeOffer } from '../../support/offers.ts';

type Side = 'client' | 'creator';
/** Does something for one side of a request. */
export type Run = <T>(side: Side, statement: (sql: TransactionSql) => Promise<T>) => Promise<T>;

type TextAct = {
  state: 'pending' | 'accepted' | 'delivered';
  side: Side;
  /** Earlier steps. Returns the id of the offer that is answered; by default that of the request. */
  prepare?: (run: Run, id: string) => Promise<string>;
  send: (sql: TransactionSql, id: string, text: string | null) => Promise<unknown>;
  /** The text for the one who comes second. */
  sentence: string;
  /** It can't be done without words. */
  needsText?: true;
};

const offer = async (run: Run, id: string) =>
  (await run('creator', (sql) => makeOffer(sql, { id }))).open_offer_id ?? '';
const openedCase = (run: Run, id: string) => run('client', (sql) => openCase(sql, { request: id }));
const decide = (action: string) => (sql: TransactionSql, id: string, note: string | null) =>
  act(sql, { id, action, note });

/** All that a side does with words, files aside, and does once. */
export const textActs: Record<string, TextAct> = {
  decline: {
    ...{ state: 'pending', side: 'creator', send: decide('decline') },
    sentence: 'This request is already declined, with another text',
  },
  cancel: {
    ...{ state: 'pending', side: 'client', send: decide('cancel') },
    sentence: 'This request is already withdrawn, with another text',
  },
  accept: {
    ...{ state: 'pending', side: 'creator', send: decide('accept') },
    sentence: 'This request is already accepted, with another text',
  },
  deliver: {
    ...{ state: 'accepted', side: 'creator', send: decide('deliver') },
    sentence: 'The work is delivered already, with another text',
  },
  'ask for changes': {
    ...{ state: 'delivered', side: 'client', send: decide('ask_changes') },
    sentence: 'Changes are requested already, with another text',
  },
  approve: {
    ...{ state: 'delivered', side: 'client', send: decide('approve') },
    sentence: 'The work is approved already, with another text',
  },
  'decline an offer': {
    ...{ state: 'pending', side: 'client', prepare: offer },
    send: (sql, id, note) => answerOffer(sql, { id, action: 'decline', note }),
    sentence: 'This offer is already declined, with another text',
  },
  'withdraw an offer': {
    ...{ state: 'pending', side: 'creator', prepare: offer },
    send: (sql, id, note) => answerOffer(sql, { id, action: 'withdraw', note }),
    sentence: 'This offer is already withdrawn, with another text',
  },
  'accept an offer': {
    ...{ state: 'pending', side: 'client', prepare: offer },
    send: (sql, id, note) => answerOffer(sql, { id, action: 'accept', note }),
    sentence: 'This offer is already accepted, with another text',
  },
  'ask to end': {
    ...{ state: 'accepted', side: 'client' },
    send: (sql, id, reason) => requestEnd(sql, { id, reason }),
    sentence: 'You asked to end this request already, with another text',
  },
  'decline to end': {
    ...{ state: 'accepted', side: 'creator' },
    prepare: async (run, id) => (await run('client', (sql) => requestEnd(sql, { id }))).id,
    send: (sql, id, note) => answerEnd(sql, { id, action: 'decline', note }),
    sentence: 'You answered the proposal to end this request already, with another text',
  },
  'counter a case': {
    ...{ state: 'delivered', side: 'creator', prepare: openedCase },
    send: (sql, id, text) => answerCase(sql, { id, action: 'counter', text, outcome: 'redo' }),
    ...{ sentence: 'You answered this case already, with another text', needsText: true },
  },
  'dispute a case': {
    ...{ state: 'delivered', side: 'creator', prepare: openedCase },
    send: (sql, id, text) => answerCase(sql, { id, action: 'dispute', text }),
    ...{ sentence: 'You answered this case already, with another text', needsText: true },
  },
};
