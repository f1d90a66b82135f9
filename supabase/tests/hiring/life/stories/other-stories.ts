import type { Story } from './stories.ts';
import * as words from './words.ts';

const { start, deliver, approve, pay, openCase, goOn, decide, dispute } = words;

const partOfDelivery = openCase('part');
const [completed, ended, accepted] = ['completed', 'rejected', 'accepted'];
const agreed = { agreed_cents: 10_000 };

/** What the random lives seldom come to. */
export const otherStories: Record<string, Story> = {
  'a delivery is approved in part by an admin, and the rest is taken off at once': {
    acts: [start, words.deliverFile, partOfDelivery, dispute, decide('part'), goOn(8)],
    ...{ status: completed, case: 'closed: part', waits: { client: ['pay'] } },
    figures: { credited_cents: 3333, to_be_paid_cents: 6667 },
  },
  'a delivery whose creator is silent ends by the decision of an admin': {
    acts: [start, deliver, openCase('all'), goOn(8), decide('full'), goOn(8)],
    ...{ status: ended, case: 'closed: all', figures: {} },
  },
  'an appeal is decided at once': {
    acts: [
      ...[start, deliver, openCase('all'), dispute, decide('full'), words.appeal],
      decide('none', 'second'),
    ],
    ...{ status: completed, case: 'closed: none', waits: { client: ['pay'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a case whose client leaves its answer is closed': {
    acts: [
      ...[start, words.sendFile('client'), deliver, openCase('all')],
      ...[words.answerCase('counter'), goOn(8)],
    ],
    ...{
      status: accepted,
      case: 'withdrawn: part',
      waits: { client: ['approve'] },
      figures: agreed,
    },
  },
  'two milestones are approved by time': {
    acts: [words.offer, words.acceptOffer, deliver, goOn(15), deliver, goOn(15), pay],
    ...{ status: completed, waits: { client: ['pay'], creator: ['receive'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a milestone is approved by a decision': {
    acts: [
      ...[words.offer, words.acceptOffer, deliver, openCase('all'), dispute],
      ...[decide('none'), goOn(8), deliver, approve],
    ],
    ...{ status: completed, case: 'closed: none', waits: { client: ['pay'] } },
    figures: { to_be_paid_cents: 10_000 },
  },
  'a proposal to end is withdrawn, declined, and then left': {
    acts: [
      ...[start, words.requestEnd, words.withdrawEnd, words.requestEnd, words.declineEnd],
      ...[words.requestEnd, goOn(6)],
    ],
    ...{ status: ended, figures: {} },
  },
  'an offer is withdrawn, declined, and then left, as the request is': {
    acts: [
      ...[words.offer, words.withdrawOffer, words.offer, words.declineOffer],
      ...[words.offer, goOn(15), goOn(15)],
    ],
    ...{ status: ended, figures: {} },
  },
  'the creator declines': { acts: [words.decline], status: ended, figures: {} },
  'the client cancels': { acts: [words.cancel], status: ended, figures: {} },
  'a request whose client leaves is closed': {
    acts: [words.closeAccount('client')],
    ...{ status: ended, figures: {} },
  },
  'a request for what was hidden and is deleted is closed': {
    acts: [words.deleteHidden],
    ...{ status: ended, figures: {} },
  },
  'work whose creator leaves ends': {
    acts: [start, words.closeAccount('creator')],
    ...{ status: ended, figures: null },
  },
  'a case whose client leaves is withdrawn': {
    acts: [
      start,
      deliver,
      approve,
      pay,
      words.receive,
      openCase('all'),
      words.closeAccount('client'),
    ],
    ...{ status: completed, case: 'withdrawn: all', figures: { received_cents: 10_000 } },
  },
};
