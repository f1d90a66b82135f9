import type { Conversation } from './conversation.ts';

/** The messages of client@example.com. */
export const noahConversations: readonly Conversation[] = [
  {
    creator: 'ada-stone',
    client: 'noah-bennett',
    unread: 'client',
    lines: [
      [412, 'client', 'Hi Ada, the pantry shop has been quiet since the launch. In a good way.'],
      [411.5, 'creator', 'The best kind of quiet. Any trouble with the delivery slots?'],
      [410, 'client', 'None. The drivers like the list more than the map, as you said they would.'],
      [98, 'client', 'We would like gift baskets before the holidays. Is that a small thing?'],
      [
        96.5,
        'creator',
        'Small enough. A basket is a product with parts, so stock needs to count the parts. I would plan four days.',
      ],
      [95, 'client', 'Four days is fine. Can customers write a card?'],
      [94.8, 'creator', 'Yes, up to 200 characters, printed with the packing slip.'],
      [26, 'client', 'The owner asks whether baskets can be sent to a second address.'],
      [
        3.2,
        'creator',
        'They can. It is one more step in the checkout, half a day. Shall I add it to the request?',
      ],
      [3.1, 'creator', 'I have put a sketch of that step into the project, have a look.'],
    ],
  },
  {
    creator: 'mei-tanaka',
    client: 'noah-bennett',
    lines: [
      [266, 'client', 'Hello Mei, who drew the illustrations on your landing pages?'],
      [262, 'creator', 'I did, in the evenings. I can do three for you in the same style.'],
      [260, 'client', 'Wonderful. Harvest, kitchen and doorstep would be our three.'],
      [212, 'creator', 'Here is doorstep as a first try. Warmer light, or cooler?'],
      [209, 'client', 'Warmer. And the dog stays, everybody here agrees on the dog.'],
    ],
  },
  {
    creator: 'kwame-mensah',
    client: 'noah-bennett',
    unread: 'client',
    lines: [
      [54, 'client', 'Do you also take over projects that someone else started?'],
      [
        49,
        'creator',
        'Often. I read the code for a day first and tell you what I found, no matter who does the work after that.',
      ],
      [48, 'client', 'That is fair. I will ask for access for you.'],
      [20.5, 'creator', 'Thank you. Read access is enough for the first day.'],
    ],
  },
  {
    creator: 'hana-kim',
    client: 'noah-bennett',
    lines: [
      [740, 'client', 'Your booking calendar is lovely. Could it show two rooms side by side?'],
      [735, 'creator', 'Up to four on a desktop, one at a time on a phone.'],
      [734, 'client', 'Thank you! We have only two, so that is settled.'],
    ],
  },
];
