import { inDays } from '../../../support/offers.ts';
import type { Act } from '../acts/acts.ts';
import type { PaymentAct } from '../acts/payment-acts.ts';
import type { Share, Side } from '../acts/scene.ts';

/** An act in a story, by its side, about the newest of what it is about. */
const word = (does: Exclude<PaymentAct['does'], 'refund' | 'correct'>): Act => ({
  by: 'theirs',
  back: 0,
  does,
});
export const pay = word('pay');
export const payNoLonger = word('withdraw the payment');
export const receive = word('receive');
export const denyPayment = word('deny the payment');
export const sendRefund = word('send a refund');
/** Money that has arrived, or a credit of what was not paid. */
export const confirmRefund = word('confirm a refund');
export const denyRefund = word('deny a refund');
export const refund = (share: Share): Act => ({
  by: 'theirs',
  back: 0,
  does: 'refund',
  share,
  isRepeated: false,
});
export const correct: Act = { by: 'theirs', back: 0, does: 'correct', note: 'The name changed' };

const move = (by: Side, name: string): Act => ({ by, does: 'move', move: name });
export const start = move('creator', 'accept');
export const deliver = move('creator', 'deliver');
export const approve = move('client', 'approve');
export const requestChanges = move('client', 'ask_changes');
export const endAlone = move('client', 'end');
export const decline = move('creator', 'decline');
export const cancel = move('client', 'cancel');

/** Two milestones for $60 and $40. */
export const offer: Act = {
  by: 'creator',
  does: 'offer',
  terms: {
    ...{ price: 100, revisions: 2 },
    milestones: [60, 40].map((price, index) => ({
      ...{ title: `Part ${index + 1}`, price, due_on: inDays(20 + index) },
    })),
  },
};
const answerOffer = (answer: string): Act => ({ by: 'theirs', does: 'answer', answer, back: 0 });
export const acceptOffer = answerOffer('accept');
export const declineOffer = answerOffer('decline');
export const withdrawOffer = answerOffer('withdraw');
export const requestEnd: Act = { by: 'client', does: 'ask to end' };
const answerEnd = (answer: string): Act => ({ by: 'theirs', does: 'answer the end', answer });
export const acceptEnd = answerEnd('accept');
export const declineEnd = answerEnd('decline');
export const withdrawEnd = answerEnd('withdraw');

type Answer = 'accept' | 'counter' | 'dispute' | 'withdraw' | 'appeal';
export const openCase = (wants: string, share: Share = 'third'): Act => ({
  by: 'theirs',
  does: 'open a case',
  wants,
  share,
});
export const answerCase = (answer: Answer, outcome = 'part', share: Share = 'third'): Act => ({
  by: 'theirs',
  does: 'answer a case',
  answer,
  outcome,
  share,
});
/** As soon as the work is to be done again, agreeing is doing it. */
export const agree = answerCase('accept');
export const dispute = answerCase('dispute');
export const withdraw = answerCase('withdraw');
export const appeal = answerCase('appeal');
export const decide = (outcome: string, by: 'first' | 'second' = 'first'): Act => ({
  by,
  does: 'decide',
  outcome,
  share: 'third',
});

export const suspend = (by: Side): Act => ({ by, does: 'suspend' });
export const restore = (by: Side): Act => ({ by, does: 'restore' });
export const closeAccount = (by: Side): Act => ({ by, does: 'close the account' });
export const sendFile = (by: Side): Act => ({ by, does: 'send a file' });
export const deliverFile: Act = { by: 'creator', does: 'deliver a file' };
export const stayAsClient: Act = { by: 'creator', does: 'stay as a client' };
export const deleteHidden: Act = { by: 'creator', does: 'delete the hidden service' };
export const goOn = (days: number): Act => ({ by: 'time', does: 'go on', days });
