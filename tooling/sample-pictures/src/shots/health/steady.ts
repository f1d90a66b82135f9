import { bars } from '../../blocks/charts.ts';
import { ring } from '../../blocks/media.ts';
import { mobile } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import { btn, card, chip, field, pills, spread } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const steadyTabs = [
  ['pill', 'Today'],
  ['calendar', 'Month'],
  ['users', 'Circle'],
] as const;

export const steady: Shots = [
  shot(
    'lilac',
    {},
    phone(
      'first',
      mobile(
        'Tuesday',
        '<div class="solid"><small>Next, in 40 minutes</small><h2>Vitamin D, one drop</h2><p>With lunch</p></div>' +
          timeline([
            ['7:30', 'Levothyroxine', '50 µg, before breakfast', true],
            ['8:15', 'Iron', '1 tablet, with juice', true],
            ['12:30', 'Vitamin D', '1 drop', false],
            ['18:00', 'Magnesium', '1 sachet', false],
            ['21:30', 'Eye drops', 'Both eyes', false],
          ]),
        steadyTabs,
        0,
        chip('2 of 5', 'a'),
      ),
    ),
    phone(
      'second',
      mobile(
        'This month',
        `<div class="center">${ring(0.94, '94%', 'taken on time', 210)}</div>` +
          card('By week', bars([[88], [96], [92], [100]], ['1', '2', '3', '4'], 290, 100)) +
          list([
            {
              icon: 'pill',
              title: 'Iron runs out on 21 May',
              text: 'Order 30 tablets',
              end: 'a:Order',
            },
            {
              icon: 'users',
              tone: 'b',
              title: 'Shared with Asha',
              text: 'She sees missed doses',
            },
          ]),
        steadyTabs,
        1,
      ),
    ),
  ),
  shot(
    'lilac',
    { canvas: 'deep' },
    phone(
      'middle',
      mobile(
        'Add medicine',
        field('Name', 'Magnesium citrate') +
          field('Dose', '1 sachet') +
          card(
            'When',
            pills(['Morning', 'Noon', 'Evening'], 2) +
              '<br>' +
              spread('<b>18:00</b>', chip('Every day', 'a')),
          ) +
          list([
            { icon: 'bell', title: 'Remind again after 15 min', end: 'g:On' },
            { icon: 'users', tone: 'b', title: 'Tell my circle if missed', end: 'g:On' },
            { icon: 'box', tone: 'c', title: 'Count the stock', text: '24 left' },
          ]) +
          btn('Save', 'wide'),
      ),
    ),
  ),
];
