const theyAgree = 'the creator agrees to what the other side of the case wants';
const payment = ['the client sends the money', 'the money arrives'];

export const accepted = ['the creator accepts'];
export const delivered = [...accepted, 'the creator delivers'];
export const deliveredWithFile = [...accepted, 'the creator delivers with a file'];
export const waitingWithFiles = [
  ...deliveredWithFile,
  'the creator sends a file in a message',
  'the client opens a case with a file',
  'the creator disputes the case',
];
export const backInWork = [...delivered, 'the client asks for changes'];
export const approved = [...delivered, 'the client approves'];
export const saidToBePaid = [...approved, 'the client says it is paid'];
/** By mistake: nothing has arrived. */
export const saidToBeReceived = [...saidToBePaid, 'the creator says the money has arrived'];
/** Money that has not arrived is to be sent back. */
export const owedUnpaid = [
  ...saidToBePaid,
  'the client opens a case and wants everything back',
  theyAgree,
];
export const paid = [...approved, ...payment, 'the client says it is paid'];
/** Where nothing differs from the day of the payment, as long as the guarantee goes on. */
export const paidForLong = [...paid, '29 days pass'];
export const givenBack = [...paid, 'the creator enters everything as sent back'];
export const unsaidCase = [
  ...approved,
  ...payment,
  'the client opens a case and wants everything back',
];
export const credited = [...unsaidCase, theyAgree];
export const partWanted = [...paid, 'the client opens a case and wants $20 back'];
export const partEntered = [...partWanted, 'the creator enters $20 as sent back'];
export const partAgreed = [...partEntered, theyAgree];
export const redoWanted = [...paid, 'the client opens a case and wants the work done again'];
export const redoAgreed = [...redoWanted, theyAgree];
export const redone = [...redoAgreed, 'the creator does the work again'];

export const endProposed = [
  ...delivered,
  'the client asks to end it',
  'the client opens a case and wants $20 back',
];

export const offered = ['the creator offers terms', 'the client accepts the offer'];
export const paidAfterAll = [
  ...credited,
  'the client says the invoice is not paid',
  'the client says it is paid',
];
const suspendCreator = 'an admin suspends the creator';
export const creatorSuspended = [suspendCreator];
export const creatorSuspendedInCase = [...unsaidCase, suspendCreator];
export const creatorSuspendedAfterDecision = [
  ...unsaidCase,
  'the creator disputes the case',
  'an admin decides that nothing goes back',
  suspendCreator,
];
export const clientSuspended = [...delivered, 'an admin suspends the client'];

export const twoMilestones = ['the creator offers two milestones', 'the client accepts the offer'];
export const firstPaid = [
  ...twoMilestones,
  'the creator delivers',
  'the client approves',
  ...payment,
  'the client says it is paid',
];
