import * as paths from './starts/paths.ts';

type Known = {
  /** What the law says, word for word. */
  sentence: string;
  kind: string;
  /** What leads to the state in which it says so. */
  acts: string[];
};

const ofServices = (sentence: string, acts: string[]): Known => ({
  ...{ sentence, acts },
  kind: 'a service',
});
const caseWithoutPayment = [...paths.approved, 'the client opens a case and wants everything back'];
const endProposed = [
  ...paths.delivered,
  'the client asks to end it',
  'the client opens a case and wants $20 back',
];

/** Laws that are broken, and not mended yet. What is not listed fails, and so does what is listed and no longer broken. */
export const known: Known[] = [
  // Ways out first: a walk looks for so many of them.
  ofServices(
    'The client has no way out alone: this waits for the client for ever: confirm_refund',
    [...paths.givenBack, '91 days pass'],
  ),
  ofServices(
    'The creator has no way out alone: this waits for the creator for ever: receive',
    paths.saidToBePaid,
  ),
  ofServices(
    'Money that was said to be sent back and was not counts as given back: no case can be opened',
    paths.givenBack,
  ),
  ofServices(
    'The client is offered open_case, which is refused: Everything was given back already',
    paths.givenBack,
  ),
  ofServices(
    'The client has paid, was credited as if not, and can neither say so nor open a case',
    paths.credited,
  ),
  ofServices(
    'A refund that was entered while a case ran, or after it, is asked for again by the case',
    paths.partAgreed,
  ),
  ofServices(
    'The client is asked to pay while a case about that money is open',
    caseWithoutPayment,
  ),
  ofServices('Both agreed that the work is done again, and the creator is not asked for it', [
    ...paths.redoAgreed,
  ]),
  ofServices('The client can withdraw_end, and is not offered it', endProposed),
  ofServices('The creator can accept_end, and is not offered it', endProposed),
  ofServices('The creator can decline_end, and is not offered it', endProposed),
  ofServices(
    'The creator is offered case: counter, which is refused: Enter an amount below $0.00, of which this is a part',
    [...caseWithoutPayment, 'the creator enters everything as sent back'],
  ),
  ofServices('A line asks the client for what is done', paths.partAgreed),
  ofServices('A line asks the creator for what is done', [
    ...paths.partWanted,
    'the creator answers the case with $10',
  ]),
];
