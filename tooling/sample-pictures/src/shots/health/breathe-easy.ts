import { bars, lines } from '../../blocks/charts.ts';
import { map } from '../../blocks/map.ts';
import { mobile } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import { big, btn, card, cols, pills, small } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const airTabs = [
  ['home', 'Diary'],
  ['map', 'Air'],
  ['chart', 'Trends'],
] as const;

export const breatheEasy: Shots = [
  shot(
    'ocean',
    {},
    phone(
      'first',
      mobile(
        'Air today',
        `<div class="bleed" style="height:330px">${map({
          seed: 'breathe',
          water: 'coast',
          spots: [
            [160, 140, 90, 'c'],
            [330, 260, 110, 'b'],
            [260, 90, 60, 'c'],
          ],
          pins: [[250, 230, 'You', 'a']],
        })}</div>` +
          cols(
            '1fr 1fr',
            card('', small('Air quality') + big('42', 'c') + small('Good')),
            card('', small('Grass pollen') + big('High', 'b') + small('Until Thursday')),
          ) +
          list([
            {
              icon: 'wind',
              title: 'Run before 9 or after 19',
              text: 'Pollen falls in the evening',
            },
          ]),
        airTabs,
        1,
      ),
    ),
    phone(
      'low',
      mobile(
        'Diary',
        card(
          'Peak flow',
          lines([[60, 64, 58, 70, 72, 78, 76]], ['Wed', 'Fri', 'Sun', 'Tue'], 300, 140),
        ) +
          timeline([
            ['7:40', 'Morning inhaler', '2 puffs', true],
            ['7:45', 'Peak flow 430', 'Green zone', true],
            ['16:10', 'Slight cough', 'After the park', true],
            ['21:00', 'Evening inhaler', '2 puffs', false],
          ]),
        airTabs,
      ),
    ),
  ),
  shot(
    'ocean',
    { canvas: 'deep' },
    phone(
      'middle',
      mobile(
        'Trends',
        pills(['Month', 'Year'], 0) +
          card(
            'Good days',
            big('23 of 28', 'c') +
              bars(
                [[5], [6], [5], [7]].map(([days = 0]) => [days * 13]),
                ['W1', 'W2', 'W3', 'W4'],
                300,
                110,
              ),
          ) +
          card(
            'What came before a bad day',
            list([
              { icon: 'leaf', title: 'Grass pollen', end: '3 times' },
              { icon: 'wind', tone: 'b', title: 'Cold wind', end: 'once' },
              { icon: 'home', tone: 'c', title: 'Dusty room', end: 'once' },
            ]),
          ) +
          btn('Share with Dr Lowe', 'wide'),
        airTabs,
        2,
      ),
    ),
  ),
];
