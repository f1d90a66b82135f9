import type { Conversation } from './conversation.ts';

/** The messages of everyone else. */
export const otherConversations: readonly Conversation[] = [
  {
    creator: 'mateo-alvarez',
    client: 'rosa-delgado',
    lines: [
      [150, 'client', 'Mateo, are your prices for the whole interface or per endpoint?'],
      [147, 'creator', 'For the whole, as described. A new endpoint later is half a day.'],
      [146, 'client', 'Clear, thank you. You will get a request this week.'],
    ],
  },
  {
    creator: 'priya-raman',
    client: 'arjun-mehta',
    lines: [
      [64, 'client', 'Does the tutoring app work without a connection?'],
      [
        60,
        'creator',
        'Lessons yes, the live board no. It catches up when the train leaves the tunnel.',
      ],
      [59, 'client', 'That is exactly the train I meant.'],
    ],
  },
  {
    creator: 'jonas-weber',
    client: 'camille-roux',
    unread: 'creator',
    lines: [
      [40, 'client', 'We have 14 forms on paper. How long for a first one online?'],
      [38, 'creator', 'The first takes a week, the other thirteen take another one together.'],
      [16, 'client', 'Then let us begin with the longest. I am sending you a scan.'],
    ],
  },
  {
    creator: 'diego-santos',
    client: 'peter-nagy',
    lines: [
      [120, 'client', 'Diego, could the timetable also print the names of the referees?'],
      [117, 'creator', 'It could. That would be two days, I think.'],
      [
        55,
        'creator',
        'Let us leave this site out of it. Send the money to my account, and it is a tenth less.',
      ],
      [54, 'client', 'I would rather send you a request, as the last time.'],
      [52, 'creator', 'As you like. Then the price is the old one, and I begin in spring.'],
    ],
  },
];
