import { stage } from '../../art/views.ts';
import { month } from '../../blocks/calendar.ts';
import { ticket } from '../../blocks/media.ts';
import { mobile } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, chip, h2, p, spread } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const gigTabs = [
  ['music', 'Gigs'],
  ['card', 'Wallet'],
  ['heart', 'Follow'],
] as const;

export const gigstage: Shots = [
  shot(
    'blush',
    { canvas: 'night', app: 'dark' },
    phone(
      'first',
      mobile(
        'Tonight near you',
        `<div class="bleed" style="height:200px;position:relative">${stage('#2a1633', '#f0609a', '#120a18')}</div>` +
          spread(h2('Paper Lanterns'), '<b>$24</b>') +
          p('The Foundry, doors 19:30') +
          list([
            {
              art: stage('#12283a', '#4fc0d0', '#0a141c'),
              title: 'Mara and the Miles',
              text: 'Basement 12, 20:00',
              end: '$15',
            },
            {
              art: stage('#3a2412', '#f0b050', '#1a1008'),
              title: 'Quartet Nine',
              text: 'St Anne’s, 19:00',
              end: '$30',
            },
            {
              art: stage('#1a3020', '#9ad060', '#0c160e'),
              title: 'Fern Radio',
              text: 'The Yard, 21:00',
              end: '$12',
            },
          ]),
        gigTabs,
      ),
    ),
    phone(
      'second',
      mobile(
        'Wallet',
        ticket(
          stage('#2a1633', '#f0609a', '#120a18'),
          'Paper Lanterns',
          'Friday 16 May, doors 19:30',
          [
            ['Place', 'The Foundry'],
            ['Row', 'Standing'],
            ['Name', 'Hana Kim'],
            ['Ticket', '1 of 2'],
          ],
        ) + card('', spread('<b>Second ticket</b>', chip('Sent to Leo', 'g'))),
        gigTabs,
        1,
      ),
    ),
  ),
  shot(
    'blush',
    { canvas: 'deep' },
    phone(
      'middle',
      mobile(
        'May',
        month(
          3,
          31,
          (day) =>
            [3, 9, 16, 24, 30].includes(day)
              ? '<i style="width:7px;height:7px;border-radius:50%;background:var(--a)"></i>'
              : '<i style="height:7px"></i>',
          16,
        ) +
          list([
            {
              art: stage('#2a1633', '#f0609a', '#120a18'),
              title: 'Paper Lanterns',
              text: 'Fri 16, The Foundry',
              end: 'g:2 tickets',
            },
            {
              art: stage('#3a2412', '#f0b050', '#1a1008'),
              title: 'Quartet Nine',
              text: 'Sat 24, St Anne’s',
              end: 'a:On sale',
            },
            {
              art: stage('#12283a', '#4fc0d0', '#0a141c'),
              title: 'Mara and the Miles',
              text: 'Fri 30, Basement 12',
              end: 'y:Few left',
            },
          ]) +
          btn('Follow three more bands', 'wide'),
        gigTabs,
        2,
      ),
    ),
  ),
];
